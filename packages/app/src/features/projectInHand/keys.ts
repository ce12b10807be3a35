let nextKey = 0;

/** A key that no other item of this tab has, even after a reload. */
export function newItemKey(): string {
  nextKey += 1;
  return `${Date.now().toString(36)}-${nextKey}`;
}

/** The Idempotency-Key for the creation of one project. */
export function newCreationKey(): string {
  return crypto.randomUUID();
}

/** A key that no other form in any tab has. */
export function newFormKey(): string {
  return crypto.randomUUID();
}
