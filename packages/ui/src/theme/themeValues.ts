/** The leaves of the contract as plain values, so that tests can measure them. */
interface ToneValues {
  readonly surface: string;
  readonly edge: string;
  readonly text: string;
}

/** One theme: a value for every name in `contract.css.ts`. */
export interface ThemeValues {
  readonly paper: { readonly page: string; readonly raised: string; readonly sunken: string };
  readonly text: {
    readonly body: string;
    readonly muted: string;
    readonly heading: string;
    readonly disabled: string;
  };
  readonly hairline: string;
  readonly skeleton: string;
  readonly edge: { readonly rest: string; readonly hover: string };
  readonly action: {
    readonly rest: string;
    readonly hover: string;
    readonly pressed: string;
    readonly on: string;
    readonly soft: string;
    readonly softHover: string;
  };
  readonly danger: {
    readonly rest: string;
    readonly hover: string;
    readonly pressed: string;
    readonly on: string;
  };
  readonly signal: { readonly rest: string; readonly on: string };
  readonly tone: Readonly<
    Record<'neutral' | 'info' | 'success' | 'attention' | 'error', ToneValues>
  >;
  readonly focus: { readonly outer: string; readonly inner: string };
  readonly selection: { readonly surface: string; readonly text: string };
  readonly backdrop: string;
  readonly shadow: string;
  readonly chart: Readonly<Record<`series${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`, string>>;
}
