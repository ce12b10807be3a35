/** One choice of a CheckboxGroup. */
export interface CheckboxOption {
  /** The value that `onChange` reports; unique in its list. */
  value: string;
  /** The text of the choice. */
  label: string;
  /** Keeps its state: neither a press nor the Select All / Deselect All button changes it. Default: false. */
  isLocked?: boolean | undefined;
}

/** Whether any option can change; otherwise there is no Select All button. */
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

/**
 * The ticked values after a press of the button: options in their order, then values that match no option.
 */
export function toggleAll(value: readonly string[], options: readonly CheckboxOption[]): string[] {
  const isSelecting = !isAllSelected(value, options);
  const ticked = options.filter((option) =>
    option.isLocked === true ? value.includes(option.value) : isSelecting,
  );
  const offered = new Set(options.map((option) => option.value));
  return [...ticked.map((option) => option.value), ...value.filter((each) => !offered.has(each))];
}
