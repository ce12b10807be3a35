let nextKey = 0;

/** A key that no other item of this tab has, also not after a reload. */
export function newItemKey(): string {
  nextKey += 1;
  return `${Date.now().toString(36)}-${nextKey}`;
}

/** Names the creation of one project to the server. */
export function newCreationKey(): string {
  return crypto.randomUUID();
}

/** A key that no other form has, in whichever tab. */
export function newFormKey(): string {
  return crypto.randomUUID();
}
