interface Item {
  readonly id?: number | undefined;
}

/** The item to save over the stored ones. If another save has deleted it, it becomes a new one without id. */
export function asStored<T extends Item>(item: T, stored: readonly Item[] | undefined): T {
  const isStored = stored?.some(({ id }) => id === item.id) === true;
  return isStored || item.id === undefined ? item : { ...item, id: undefined };
}
