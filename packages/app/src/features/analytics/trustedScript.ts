import { analyticsPolicyName } from '@sounding/domain/product';

interface Policy {
  readonly createScriptURL: (url: string) => string;
}

let policy: Policy | undefined;

/** A policy can be made once only, so the first address is the only one that it ever lets through. */
export function trustedScript(address: string): string {
  policy ??= window.trustedTypes?.createPolicy(analyticsPolicyName, {
    createScriptURL(asked) {
      if (asked !== address) throw new TypeError(`Not the analytics script: ${asked}`);
      return asked;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
