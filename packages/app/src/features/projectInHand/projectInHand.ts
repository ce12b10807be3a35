import type { Schemas } from '@sounding/api-client';
import {
  newContents,
  type ContentItem,
  type ProjectForm,
  type ProjectMode,
  type ProjectStatus,
} from '@sounding/domain/project';
import type { QuestionDraft } from '@sounding/domain/question';
import { isBlank } from '@sounding/domain/text';
import { isRecord } from '../../isRecord';
import { newCreationKey, newFormKey, newItemKey } from './keys';

/** An item of the description on the page; `key` tells items apart before the server gave them ids. */
export interface EditableContent extends ContentItem {
  readonly key: string;
  readonly id?: number | undefined;
}

export interface EditableQuestion extends QuestionDraft {
  readonly key: string;
  readonly id?: number | undefined;
  /** As stored; a new question has none yet. */
  readonly status?: Schemas['QuestionStatus'] | undefined;
}

/** What a researcher fills in, with the names of the chosen audience so that a page can show them. */
export interface EditableProject extends ProjectForm {
  /** Date and time as text in the contract's format, so that storage as JSON gives back the same value. */
  readonly launchDate: string | null;
  readonly endDate: string | null;
  /** Text in a date field that is not a date yet, such as half a date. It counts as work as well. */
  readonly launchDateText?: string | undefined;
  readonly endDateText?: string | undefined;
  readonly interests: readonly Schemas['Interest'][];
  readonly ageRanges: readonly Schemas['AgeRange'][];
  readonly contents: readonly EditableContent[];
  readonly questions: readonly EditableQuestion[];
}

/** The ethics document last submitted, as far as the page shows it; never the file itself. */
export interface SubmittedDocument {
  readonly fileName: string;
  /** Date and time in the contract's format. */
  readonly submittedDate: string;
  readonly isRejected: boolean;
  /** The file itself is gone, so that it cannot be submitted once more. Absent in older kept work. */
  readonly isFileDeleted?: boolean | undefined;
  /** Why it was rejected, where the administrator wrote that; empty otherwise. */
  readonly comment: string;
}

/** A save that was sent and is not answered yet; perhaps it never will be. */
export interface UnansweredSave {
  readonly form: EditableProject;
  /** The Idempotency-Key of a creation; null for a later save, which names the version that it changes. */
  readonly idempotencyKey: string | null;
}

/** The one project that is being worked on, from its title to its document. */
export interface ProjectInHand {
  /** Changes when the form must be built anew: for another project, and when changes are put back. */
  readonly formKey: string;
  /** The form keys that this work had before, for as long as copies may still be kept under them. */
  readonly formerKeys?: readonly string[] | undefined;
  /**
   * The Idempotency-Key of its creation, the same in every tab that continues this work, so that only one
   * project is created. Absent in work that an earlier version of this app kept.
   */
  readonly creationKey?: string | undefined;
  /** Null until it is saved for the first time (OPEN-69). */
  readonly id: number | null;
  /** The stored version that `baseline` was read from; null until it is stored. */
  readonly version: number | null;
  /**
   * The save that is not answered yet. A creation is sent again unchanged, so that it creates only one
   * project. A later save is recognised by comparing its form with the stored version.
   */
  readonly unanswered: UnansweredSave | null;
  readonly mode: ProjectMode;
  readonly status: ProjectStatus;
  /** When the project was completed, after which it cannot be saved. Absent in older kept work. */
  readonly completedDate?: string | null | undefined;
  readonly document: SubmittedDocument | null;
  /** What is on the page now. */
  readonly form: EditableProject;
  /**
   * What `form` was when the details page opened it or when it was last saved: work is unsaved
   * exactly where the two differ (OPEN-03). Null until the details page has opened a new project.
   */
  readonly baseline: EditableProject | null;
}

/** Step 1: a project with a title and nothing else. */
export function newProject(title: string): ProjectInHand {
  return {
    formKey: newFormKey(),
    creationKey: newCreationKey(),
    id: null,
    version: null,
    unanswered: null,
    mode: 'creating',
    status: 'DRAFT',
    document: null,
    form: {
      title,
      subtitle: '',
      policy: null,
      funder: '',
      launchDate: null,
      endDate: null,
      interests: [],
      ageRanges: [],
      contents: newContents().map((item) => ({ ...item, key: newItemKey() })),
      questions: [],
    },
    baseline: null,
  };
}

/** A project's title, or 'Untitled project' while the title is blank. */
export function titleOf({ title }: Pick<EditableProject, 'title'>): string {
  return isBlank(title) ? 'Untitled project' : title;
}

/** Whether nothing but step 1, the title, was ever done. */
export function isTitleAlone({ baseline, form }: ProjectInHand): boolean {
  return baseline === null && form.ageRanges.length === 0 && form.interests.length === 0;
}

/** A project as the server has it, ready to be worked on. */
export function storedProject(
  project: Schemas['Project'],
  document: Schemas['ProjectDocument'] | null,
): ProjectInHand {
  const form = editable(project);
  return {
    formKey: newFormKey(),
    id: project.id,
    version: project.version,
    unanswered: null,
    mode: project.status === 'PUBLISHED' ? 'editing' : 'creating',
    status: project.status,
    completedDate: project.completedDate,
    document: document && submittedDocument(document),
    form,
    baseline: form,
  };
}

export function submittedDocument(document: Schemas['ProjectDocument']): SubmittedDocument {
  const isRejected = document.approved === false;
  return {
    fileName: document.file.name,
    submittedDate: document.submittedDate,
    isRejected,
    isFileDeleted: document.fileDeletion !== null,
    comment: isRejected ? document.comment : '',
  };
}

/**
 * The document that a draft has on file and nobody has rejected: it can be submitted as it is (OPEN-56). Null
 * where another must be chosen, also because the file was deleted.
 */
export function documentOnFile({ status, document }: ProjectInHand): SubmittedDocument | null {
  const isOnFile = document?.isRejected === false && document.isFileDeleted !== true;
  return status === 'DRAFT' && isOnFile ? document : null;
}

/**
 * The project in hand once the server has stored what was `sent`. Text that was typed during the request
 * stays on the page and is unsaved. The document stays on file (OPEN-56).
 */
export function afterSaving(
  sent: ProjectInHand,
  current: ProjectInHand,
  project: Schemas['Project'],
): ProjectInHand {
  const stored = editable(project, sent.form);
  const isUntouched = isSame(current.form, sent.form);
  return {
    ...current,
    id: project.id,
    version: project.version,
    unanswered: null,
    status: project.status,
    form: isUntouched ? stored : current.form,
    baseline: isUntouched ? stored : sent.form,
  };
}

/** The project once the details page has opened it: later changes count as unsaved. */
export function opened(inHand: ProjectInHand): ProjectInHand {
  return inHand.baseline === null ? { ...inHand, baseline: inHand.form } : inHand;
}

/**
 * The form of a stored project. Items keep the keys that they have on the page, so that saving does not
 * rebuild the editor that a person types in.
 */
function editable(project: Schemas['Project'], onPage?: EditableProject): EditableProject {
  const { title, subtitle, policy, funder, launchDate, publishedDate, endDate } = project;
  const keyOf = (items: readonly { readonly key: string }[] | undefined, index: number) =>
    items?.[index]?.key ?? newItemKey();
  return {
    title,
    subtitle,
    policy,
    funder: funder ?? '',
    launchDate,
    publishedDate,
    endDate,
    interests: project.interests,
    ageRanges: project.ageRanges,
    contents: project.contents.map((item, index) => ({
      ...item,
      key: keyOf(onPage?.contents, index),
    })),
    questions: project.questions.map(({ id, text, status, pollOptions, sliderOption }, index) => ({
      id,
      status,
      text,
      pollOptions,
      sliderOption,
      key: keyOf(onPage?.questions, index),
    })),
  };
}

/** Whether something on the page is not saved: leaving asks exactly then (OPEN-03, OPEN-65). */
export function isUnsaved({ form, baseline }: ProjectInHand): boolean {
  return baseline !== null && !isSame(form, baseline);
}

/** Structural equality of plain data; keys that hold undefined count as absent. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const names = new Set([...a.keys(), ...b.keys()]);
  return [...names].every((name) => isSame(a.get(name), b.get(name)));
}

/** Whether a stored value has the outline of a project, which is enough because only this app writes it. */
export function isProjectInHand(value: unknown): value is ProjectInHand {
  const form = isRecord(value) ? value['form'] : null;
  return (
    isRecord(form) &&
    typeof form['title'] === 'string' &&
    Array.isArray(form['contents']) &&
    Array.isArray(form['questions'])
  );
}
