/** One group of checkboxes: what is offered, what is ticked, and what must stay ticked. */
export interface Choices {
  readonly offered: readonly number[];
  readonly selected: readonly number[];
  /** Choices saved earlier that editing mode does not let go (empty in creating mode, OPEN-70). */
  readonly locked: readonly number[];
}

export const selectAllLabels = { select: 'Select All', deselect: 'Deselect All' } as const;

/** Whether the group's one button deselects rather than selects (OPEN-85). */
export function isEverythingSelected({ offered, selected }: Choices): boolean {
  return offered.length > 0 && offered.every((id) => selected.includes(id));
}

export function selectAllLabel(choices: Choices): string {
  return isEverythingSelected(choices) ? selectAllLabels.deselect : selectAllLabels.select;
}

/** What is ticked after pressing the group's button: everything, or only what is locked. */
export function toggleAll({ offered, selected, locked }: Choices): number[] {
  const ticked = isEverythingSelected({ offered, selected, locked })
    ? selected.filter((id) => !offered.includes(id))
    : [...selected, ...offered];
  return unique([...locked, ...ticked]);
}

/** What is ticked after a person ticks or unticks one box; a locked one stays. */
export function toggleChoice({ selected, locked }: Choices, id: number): number[] {
  if (!selected.includes(id)) return unique([...locked, ...selected, id]);
  return unique([...locked, ...selected.filter((other) => other !== id)]);
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}
