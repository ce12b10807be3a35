/** A Markdown file of this folder as its page shows it: made at build, so that no page parses text. */
export interface PageText {
  /** The file's one `#` heading. */
  readonly title: string;
  /** The paragraph below it, where the file starts with one. */
  readonly lead: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly children: readonly Inline[] }
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly Inline[][] }
  /** A place for what cannot be written as text, such as a button. */
  | { readonly type: 'part'; readonly name: string };

/** Strings may hold facts by name: `{{productName}}`. */
export type Inline =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] };

/** Facts that a text may hold: of the brand, of the specification, and how long something is kept. */
export const factNames = [
  'productName',
  'university',
  'emailDomain',
  'supportEmail',
  'universityPrivacyNotice',
  'versionLabel',
  'minimumUserAge',
  'freeUntil',
  'accessibilityResponseDays',
  'termsEffective',
  'rejectedFileDays',
  'unapprovedMonths',
  'unusedAccountMonths',
  'accountWarningDays',
  'networkAddressDays',
] as const;

export type FactName = (typeof factNames)[number];

/** Parts of a page that stand alone on a line of its text. */
export const partNames = ['auditResults', 'cookiePreferences', 'partnerLogos'] as const;

export const factPattern = /\{\{(\w+)\}\}/g;
