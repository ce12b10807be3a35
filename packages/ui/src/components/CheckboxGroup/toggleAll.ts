/** One thing to tick. */
export interface CheckboxOption {
  /** Told by `onChange`; no two of a list are the same. */
  value: string;
  /** The words a person reads. */
  label: string;
  /** Keeps its state: neither a press nor the Select All / Deselect All button changes it. */
  isLocked?: boolean | undefined;
}

/** Whether the button has something to change at all. */
export function hasOpenOption(options: readonly CheckboxOption[]): boolean {
  return options.some((option) => option.isLocked !== true);
}

/** Whether the button would deselect: every option that can change is ticked. */
export function isAllSelected(
  value: readonly string[],
  options: readonly CheckboxOption[],
): boolean {
  return options.every((option) => option.isLocked === true || value.includes(option.value));
}

/** What is ticked after the button was pressed, in the order of the options, and values that none of them has. */
export function toggleAll(value: readonly string[], options: readonly CheckboxOption[]): string[] {
  const isSelecting = !isAllSelected(value, options);
  const ticked = options.filter((option) =>
    option.isLocked === true ? value.includes(option.value) : isSelecting,
  );
  const offered = new Set(options.map((option) => option.value));
  return [...ticked.map((option) => option.value), ...value.filter((each) => !offered.has(each))];
}
