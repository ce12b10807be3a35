/**
 * Leaves out the keys whose value is undefined. React Aria types its optional props without `undefined`,
 * which `exactOptionalPropertyTypes` enforces.
 */
export function defined<T extends object>(
  props: T,
): { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> } & {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  // `Object.fromEntries` loses the keys; the filter above removed only keys that the type makes optional.
  return Object.fromEntries(entries) as ReturnType<typeof defined<T>>;
}
