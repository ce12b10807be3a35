/** One entry of a menu or filter. */
export interface MenuItem<Value extends string = string> {
  readonly id: number;
  readonly value: Value;
  readonly label: string;
  readonly selected: boolean;
}

/** A menu of labelled values with one selected; ids follow the order, from 0. */
export function menuOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  selected: Value,
): MenuItem<Value>[] {
  return values.map((value, id) => ({
    id,
    value,
    label: labels[value],
    selected: value === selected,
  }));
}
