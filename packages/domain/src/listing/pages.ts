import { listLimits } from './limits';

export function totalPages(items: number, size: number = listLimits.defaultPageSize): number {
  return Math.ceil(items / size);
}
