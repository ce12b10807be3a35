import type { Brand } from '../../packages/domain/src/product/brand';

/** Another university's product: nothing in it is the first one's. */
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
  // So that the tests see it load nothing before anybody has agreed.
  analytics: { address: 'https://analytics.echo.example', siteId: '1' },
};
