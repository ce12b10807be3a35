import type * as kept from '../../keptWork/localCopy';
import { isRecord } from '../../isRecord';

/** Where in a project's overview something is written. */
export interface DraftPlace {
  readonly kind: 'update' | 'question' | 'report';
  readonly projectId: number;
  /** The stored draft that is changed; null for something new. */
  readonly id: number | null;
  /** The question that a new draft is about; null if it starts empty, and for a stored draft. */
  readonly about: number | null;
}

/** The fields of an update, a question or a report. */
export type Draft = object;

/** The draft as the editor opened it, or as the server has stored it since. */
export interface DraftBase<Written extends Draft> {
  readonly draft: Written;
  /** Null for something new. */
  readonly version: number | null;
  /** The id of a record that an attempt has created although its response was lost. */
  readonly id?: number | undefined;
}

/** A creation that was sent and is not answered yet; perhaps it never will be. */
export interface UnansweredCreation {
  /** The Idempotency-Key of the request. */
  readonly key: string;
  /**
   * Every draft sent under that key, any of which the server may have stored. Absent in work that an earlier
   * version of this app kept.
   */
  readonly sent?: readonly Draft[] | undefined;
}

/** An update, a question or the team's part of a report while it is written. */
export interface DraftInHand<Written extends Draft = Draft> extends kept.KeyedWork {
  readonly place: DraftPlace;
  readonly base: DraftBase<Written>;
  readonly draft: Written;
  readonly unanswered?: UnansweredCreation | undefined;
}

export type DraftCopy = kept.LocalCopy<DraftInHand>;

/** The key of a kept draft. Each tab has its own form key, so that no tab overwrites another's copy. */
export function draftKey({ place: { kind, projectId, id }, formKey }: DraftInHand): string {
  return `${kind} ${projectId} ${id ?? 'new'} ${formKey}`;
}

export function isSamePlace(one: DraftPlace, other: DraftPlace): boolean {
  return (
    one.kind === other.kind &&
    one.projectId === other.projectId &&
    one.id === other.id &&
    one.about === other.about
  );
}

/** Whether a value has a draft's outline: storage can be edited by hand. The editor checks the fields. */
export function isDraftInHand(value: unknown): value is DraftInHand {
  if (!isRecord(value)) return false;
  const { base } = value;
  return (
    typeof value['formKey'] === 'string' &&
    isPlace(value['place']) &&
    isRecord(value['draft']) &&
    isRecord(base) &&
    isRecord(base['draft'])
  );
}

function isPlace(value: unknown): value is DraftPlace {
  return (
    isRecord(value) &&
    (value['kind'] === 'update' || value['kind'] === 'question' || value['kind'] === 'report') &&
    typeof value['projectId'] === 'number'
  );
}
