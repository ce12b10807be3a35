import type { Brand } from './brand';

/** What a brand file has to hold; the compiler asks for a new member here. */
const members: Members<Brand> = {
  productName: true,
  logo: true,
  icon: true,
  university: true,
  emailDomain: true,
  supportEmail: true,
  universityPrivacyNotice: true,
  appDownloads: true,
  socialNetworks: true,
  partners: true,
  sharing: {
    address: true,
    message: true,
    aheadMessage: true,
    endedMessage: true,
    unansweredMessage: true,
  },
  analytics: { address: true, siteId: true },
};

type Members<Whole> = {
  readonly [Name in keyof Whole]: Whole[Name] extends string | readonly unknown[]
    ? true
    : Members<Whole[Name]>;
};

interface Tree {
  readonly [name: string]: true | Tree;
}

/**
 * The members that a brand file lacks, such as `sharing.message`. A build checks no types, so one that was
 * written for an earlier version would break a page only once somebody opens it.
 */
export function missingFromBrand(brand: unknown): string[] {
  return missing(brand, members);
}

const missing = (whole: unknown, tree: Tree, place = ''): string[] =>
  Object.entries(tree).flatMap(([name, inner]) => {
    const value: unknown =
      typeof whole === 'object' && whole !== null && name in whole
        ? Reflect.get(whole, name)
        : undefined;
    if (value === undefined) return [`${place}${name}`];
    return inner === true ? [] : missing(value, inner, `${place}${name}.`);
  });
