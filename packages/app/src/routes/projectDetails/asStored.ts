interface Item {
  readonly id?: number | undefined;
}

/** A deleted item as it comes back: a new one, where a save has meanwhile deleted it on the server too. */
export function asStored<T extends Item>(item: T, stored: readonly Item[] | undefined): T {
  const isStored = stored?.some(({ id }) => id === item.id) === true;
  return isStored ? item : { ...item, id: undefined };
}
