interface Item {
  readonly id?: number | undefined;
}

/** An item that is to be saved over what is stored: a new one, where a save has meanwhile deleted it there. */
export function asStored<T extends Item>(item: T, stored: readonly Item[] | undefined): T {
  const isStored = stored?.some(({ id }) => id === item.id) === true;
  return isStored || item.id === undefined ? item : { ...item, id: undefined };
}
