import { blockingMessages } from '@sounding/domain/errors';
import type { RenderResult } from 'vitest-browser-react';

/** The error summary of the page, apart from other places that lead to the same fields. */
export function summaryIn(screen: Pick<RenderResult, 'getByRole'>) {
  return screen.getByRole('region', { name: blockingMessages.opening });
}
