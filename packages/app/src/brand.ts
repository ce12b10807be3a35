/** An address that another university fills in; an empty one hides the item that would lead there. */
type Address = string;

interface NamedAddress {
  readonly name: string;
  readonly href: Address;
}

interface Partner {
  readonly name: string;
  /** Path of the logo below `public/`. */
  readonly logo: Address;
  readonly href: Address;
}

interface Brand {
  /** The product's name, wherever a person reads it. */
  readonly productName: string;
  readonly version: string;
  /** Who runs this site. */
  readonly university: string;
  /** Signing up with an address below this domain gives an account at once. */
  readonly emailDomain: string;
  /** Whom a person writes to when they cannot sign in. */
  readonly supportEmail: string;
  readonly universityPrivacyNotice: Address;
  /** Where participants get the mobile app. */
  readonly appDownloads: readonly NamedAddress[];
  readonly socialNetworks: readonly NamedAddress[];
  readonly partners: readonly Partner[];
}

/**
 * Everything that names the university that runs this site: edit this file, and only this file, to
 * make the product your own. Addresses below `.example` are PLACEHOLDERS; write the real one, or ''
 * to leave the item out (OPEN-26, OPEN-27).
 */
export const brand: Brand = {
  productName: 'Sounding',
  version: 'v1.1.4',
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
  partners: [],
};
