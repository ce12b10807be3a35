/** `error` is a missing or impossible value, `length` a text over its limit. Both block saving. */
export type ProblemKind = 'error' | 'length';

/**
 * One broken rule, the same in the browser (an error summary that leads to the field) and on the
 * server (one entry of a 400 answer).
 */
export interface ValidationProblem {
  /** Path of the field in the payload, dots between steps: `title`, `contents.2.value`, `questions.0.text`. */
  readonly field: string;
  readonly kind: ProblemKind;
  readonly message: string;
}

export function errorIn(field: string, message: string): ValidationProblem {
  return { field, kind: 'error', message };
}

export function lengthErrorIn(field: string, message: string): ValidationProblem {
  return { field, kind: 'length', message };
}

/** The field as a JSON Pointer (RFC 6901), for the `errors` of an `application/problem+json` answer. */
export function fieldPointer(field: string): string {
  return `/${field.replaceAll('.', '/')}`;
}

/** The field that a JSON Pointer in a problem response names; the reverse of `fieldPointer`. */
export function pointerField(pointer: string): string {
  return pointer.replace(/^\//u, '').replaceAll('/', '.');
}

/** The first message of each field: a form shows one message beside a field. */
export function messagesByField(
  problems: readonly ValidationProblem[],
): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  for (const { field, message } of problems) {
    if (!messages.has(field)) messages.set(field, message);
  }
  return messages;
}
