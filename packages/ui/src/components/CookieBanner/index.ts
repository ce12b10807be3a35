export { CookieBanner } from './CookieBanner';
export type { CookieBannerProps } from './CookieBanner';
export type { CookieBannerMessages } from './CookieBanner.messages';
