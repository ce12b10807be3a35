export interface LinkMessages {
  /** Read after the words of a link that opens another tab. */
  opensInNewTab: string;
}

export const linkMessages: LinkMessages = {
  opensInNewTab: '(opens in a new tab)',
};
