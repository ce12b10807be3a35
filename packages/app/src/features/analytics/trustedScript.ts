import { analyticsPolicyName } from '@sounding/domain/product';

interface Policy {
  readonly createScriptURL: (url: string) => string;
}

let policy: Policy | undefined;

/** Makes a script's address trusted. A policy can be made only once, so it allows only the first address. */
export function trustedScript(address: string): string {
  policy ??= window.trustedTypes?.createPolicy(analyticsPolicyName, {
    createScriptURL(asked) {
      if (asked !== address) throw new TypeError(`Not the analytics script: ${asked}`);
      return asked;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
