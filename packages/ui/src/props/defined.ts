/**
 * Leaves out the keys whose value is undefined. React Aria types its optional props without
 * `undefined`, which `exactOptionalPropertyTypes` takes at its word.
 */
export function defined<T extends object>(
  props: T,
): { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> } & {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  // Object.fromEntries forgets the keys; the filter above only removed what the type makes optional.
  return Object.fromEntries(entries) as ReturnType<typeof defined<T>>;
}
