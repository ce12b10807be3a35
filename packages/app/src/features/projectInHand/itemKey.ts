let nextKey = 0;

/** A key that no other item of this tab has, also not after a reload. */
export function newItemKey(): string {
  nextKey += 1;
  return `${Date.now().toString(36)}-${nextKey}`;
}

/** A key that no other form has, in whichever tab. */
export function newFormKey(): string {
  return crypto.randomUUID();
}
