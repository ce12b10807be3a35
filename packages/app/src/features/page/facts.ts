import { auditLimits, inactivityLimits } from '@sounding/domain/account';
import { ethicsLimits } from '@sounding/domain/ethics';
import { productFacts } from '@sounding/domain/product';
import { reviewLimits } from '@sounding/domain/review';
import { brand } from '../../brand';
import { factPattern, type FactName } from '../../content/text';

/** Facts of the brand, the specification and the rules. Texts name them, so that each is written once. */
const facts: Readonly<Record<FactName, string>> = {
  productName: brand.productName,
  university: brand.university,
  emailDomain: brand.emailDomain,
  supportEmail: brand.supportEmail,
  universityPrivacyNotice: brand.universityPrivacyNotice,
  versionLabel: productFacts.versionLabel,
  minimumUserAge: String(productFacts.minimumUserAge),
  freeUntil: productFacts.freeUntil,
  accessibilityResponseDays: String(productFacts.accessibilityResponseDays),
  termsEffective: productFacts.termsEffective,
  rejectedFileDays: String(ethicsLimits.rejectedFileDays),
  unapprovedMonths: String(reviewLimits.unapprovedMonths),
  unusedAccountMonths: String(inactivityLimits.months),
  accountWarningDays: String(inactivityLimits.warningDays),
  networkAddressDays: String(auditLimits.networkAddressDays),
};

const known = new Map<string, string>(Object.entries(facts));

/** Puts the facts into a text; the build refuses a text with an unknown one. */
export function withFacts(text: string): string {
  return text.replaceAll(factPattern, (_, name: string) => known.get(name) ?? '');
}
