import { createSeal, type Sealed } from './seal';

/** Seals two-factor seeds, each bound to its account, so that a row copied to another is useless. */
export interface SeedVault {
  /** Identifies the sealing key without revealing it. */
  readonly keyId: string;
  seal(accountId: number, seed: Uint8Array): Sealed;
  /** Throws for a seed that another key sealed, or that is not this account's. */
  open(accountId: number, sealed: Sealed): Buffer;
}

export function createSeedVault(secretKey: string): SeedVault {
  const { keyId, seal, open } = createSeal(secretKey, 'sounding two-factor seeds');
  const owner = (accountId: number) => `account ${accountId}`;
  return {
    keyId,
    seal: (accountId, seed) => seal(owner(accountId), seed),
    open: (accountId, sealed) => open(owner(accountId), sealed),
  };
}
