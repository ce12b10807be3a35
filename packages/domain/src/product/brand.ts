/** An address that another university fills in; an empty one hides the item that would lead there. */
type Address = string;

interface NamedAddress {
  readonly name: string;
  readonly href: Address;
}

interface Partner {
  readonly name: string;
  /** Path of the picture below `packages/app/public`. */
  readonly logo: Address;
  readonly href: Address;
}

export interface Brand {
  /** The product's name, wherever a person reads it. */
  readonly productName: string;
  /** Path of the picture below `packages/app/public` that stands beside the name; '' for a neutral mark. */
  readonly logo: Address;
  /** Path of the picture below `packages/app/public` that stands in the browser's tab. */
  readonly icon: Address;
  /** Who runs this site. */
  readonly university: string;
  /** Signing up with an address below this domain gives an account at once. */
  readonly emailDomain: string;
  /** Whom a person writes to when something does not work. */
  readonly supportEmail: string;
  readonly universityPrivacyNotice: Address;
  /** Where participants get the mobile app. */
  readonly appDownloads: readonly NamedAddress[];
  readonly socialNetworks: readonly NamedAddress[];
  readonly partners: readonly Partner[];
  /** What a researcher shares about a project (OPEN-104). */
  readonly sharing: {
    /** Where the public takes part. */
    readonly address: Address;
    /** `{title}` stands for the project's title, `{address}` for the address above. */
    readonly message: string;
    /** The message before the launch; `{date}` stands for the day of the launch. */
    readonly aheadMessage: string;
    /** The message for a project that takes no more answers. */
    readonly endedMessage: string;
    /** The message for a closed project that nobody answered. */
    readonly unansweredMessage: string;
  };
  /** The university's own Matomo, for people who agreed to it; '' for none (OPEN-100). */
  readonly analytics: {
    /** Where its `matomo.js` and `matomo.php` lie: `https://analytics.sounding.example/matomo`. */
    readonly address: Address;
    readonly siteId: string;
  };
}

/**
 * Everything that names the university that runs this site: edit this file, and only this file, to
 * make the product your own. Addresses below `.example` and the partners are PLACEHOLDERS; write the
 * real ones, or '' to leave an item out (OPEN-26, OPEN-27).
 */
export const brand: Brand = {
  productName: 'Sounding',
  logo: '',
  icon: '/brand/icon.svg',
  university: 'Sounding University',
  emailDomain: 'sounding.example',
  supportEmail: 'support@sounding.example',
  universityPrivacyNotice: 'https://www.sounding.example/privacy',
  appDownloads: [
    { name: 'App Store', href: 'https://app-store.sounding.example' },
    { name: 'Google Play', href: 'https://google-play.sounding.example' },
  ],
  socialNetworks: [
    { name: 'Facebook', href: 'https://facebook.sounding.example' },
    { name: 'Instagram', href: 'https://instagram.sounding.example' },
    { name: 'LinkedIn', href: 'https://linkedin.sounding.example' },
    { name: 'YouTube', href: 'https://youtube.sounding.example' },
    { name: 'TikTok', href: 'https://tiktok.sounding.example' },
  ],
  partners: [
    {
      name: 'First partner (placeholder)',
      logo: '/brand/partner-one.svg',
      href: 'https://partner-one.sounding.example',
    },
    {
      name: 'Second partner (placeholder)',
      logo: '/brand/partner-two.svg',
      href: 'https://partner-two.sounding.example',
    },
    {
      name: 'Third partner (placeholder)',
      logo: '/brand/partner-three.svg',
      href: 'https://partner-three.sounding.example',
    },
  ],
  sharing: {
    address: 'https://take-part.sounding.example',
    message: 'Have your say on “{title}” and help to shape this research: {address}',
    aheadMessage:
      '“{title}” opens on {date}. Have your say then, and help to shape this research: {address}',
    endedMessage:
      '“{title}” has heard from the public and takes no more answers. Help to shape other research: {address}',
    unansweredMessage: '“{title}” is closed now. Help to shape other research: {address}',
  },
  analytics: { address: '', siteId: '' },
};
