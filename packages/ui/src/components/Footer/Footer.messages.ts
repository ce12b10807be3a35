export interface FooterMessages {
  /** Follows the name of a link that leaves this page open. */
  opensInNewTab: string;
}

export const footerMessages: FooterMessages = {
  opensInNewTab: '(opens in a new tab)',
};
