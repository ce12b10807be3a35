import type { Brand } from '../../packages/domain/src/product/brand';

/** The brand of another university, which has nothing in common with the first. */
export const brand: Brand = {
  productName: 'Echo',
  logo: '/brand/echo.svg',
  icon: '/brand/echo-icon.svg',
  university: 'Echo University',
  emailDomain: 'echo.example',
  supportEmail: 'help@echo.example',
  universityPrivacyNotice: '',
  appDownloads: [],
  socialNetworks: [{ name: 'LinkedIn', href: 'https://linkedin.echo.example' }],
  partners: [],
  sharing: {
    address: '',
    message: '',
    aheadMessage: '',
    endedMessage: '',
    unansweredMessage: '',
  },
  // Set, so that the tests can check that nothing is loaded from it before a person agrees.
  analytics: { address: 'https://analytics.echo.example', siteId: '1' },
};
