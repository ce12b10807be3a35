export interface CookieBannerMessages {
  /** Names the region. */
  label: string;
  text: string;
  readMore: string;
  accept: string;
  decline: string;
}

export const cookieBannerMessages: CookieBannerMessages = {
  label: 'Cookies',
  text: 'This site uses cookies to offer you a better browsing experience. Find out more on how we use cookies.',
  readMore: 'Read more',
  accept: 'Accept Cookies',
  decline: 'Decline',
};
