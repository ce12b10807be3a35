import type * as kept from '../../keptWork/localCopy';
import { isRecord } from '../../isRecord';

/** Where in a project's overview something is written. */
export interface DraftPlace {
  readonly kind: 'update' | 'question' | 'report';
  readonly projectId: number;
  /** The stored draft that is changed; null for something new. */
  readonly id: number | null;
  /** The question that something new is about; null where it starts empty, and for a stored draft. */
  readonly about: number | null;
}

/** What is written there: the fields of an update, a question or a report. */
export type Draft = object;

/** What the editor was opened with, or the server has stored since. */
export interface DraftBase<Written extends Draft> {
  readonly draft: Written;
  /** Null for something new. */
  readonly version: number | null;
  /** Of what an attempt to create something new has created, though its answer was lost. */
  readonly id?: number | undefined;
}

/** A creation that was sent and is not answered yet; perhaps it never will be. */
export interface UnansweredCreation {
  /** Names it to the server. */
  readonly key: string;
  /**
   * All that was sent under that key, any of which the server may have stored. Work that an earlier version
   * of this app kept has none.
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

/** The key of what is written there. Each tab has its own form, so that none overwrites what another keeps. */
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

/** Storage can be edited by hand: what stands in a draft is its editor's to judge. */
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
