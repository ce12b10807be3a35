import { pageInAddress } from '../../pageInAddress';
import { searchWords } from '../../searchWords';

/** Reads what the address of a list asks for; an unknown value counts as absent. */
export const listAddress = {
  search: (parameters: URLSearchParams): string => searchWords(parameters.get('search')),

  page: (parameters: URLSearchParams): number => pageInAddress.read(parameters.get('page')),

  oneOf: <Value extends string>(
    parameters: URLSearchParams,
    name: string,
    values: readonly Value[],
  ): Value | undefined => values.find((value) => value === parameters.get(name)),

  /** `fullName,asc`, as the contract writes it. */
  sort<Column extends string>(
    parameters: URLSearchParams,
    columns: readonly Column[],
  ): `${Column},${'asc' | 'desc'}` | undefined {
    const [asked, direction] = (parameters.get('sort') ?? '').split(',');
    const column = columns.find((each) => each === asked);
    if (column === undefined) return undefined;
    return direction === 'asc' || direction === 'desc' ? `${column},${direction}` : undefined;
  },
};
