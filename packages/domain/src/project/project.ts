import type { Instant } from '../dates/instant';
import type { QuestionDraft } from '../question/question';

export const contentTypes = ['HEADING', 'PARAGRAPH', 'VIDEO', 'IMAGE'] as const;
export type ContentType = (typeof contentTypes)[number];

/** One item of a description: text, rich-text HTML or a video id in `value`, according to its type. */
export interface ContentItem {
  readonly type: ContentType;
  readonly value: string;
  /** Images only: a data URL. */
  readonly imageBase64?: string | null | undefined;
  readonly imageAltText?: string | null | undefined;
}

/** What a researcher fills in; the write payload and the page's state both have this shape. */
export interface ProjectForm {
  readonly title: string;
  readonly subtitle: string;
  readonly policy?: string | null | undefined;
  readonly funder?: string | null | undefined;
  /** The chosen launch; null means on approval (OPEN-53). */
  readonly launchDate: Instant | null;
  /** From the stored project, never from a client: the start that counts once published. */
  readonly publishedDate?: Instant | null | undefined;
  readonly endDate: Instant | null;
  readonly interests: readonly { readonly id: number }[];
  readonly ageRanges: readonly { readonly id: number }[];
  readonly contents: readonly ContentItem[];
  readonly questions: readonly QuestionDraft[];
}

/** Creating lasts until publication, drafts included; editing is the published project's mode. */
export type ProjectMode = 'creating' | 'editing';

/** What validation needs to know besides the form. */
export interface ValidationContext {
  readonly mode: ProjectMode;
  readonly now: Date;
  /** The stored end, never from a client: once published, only a changed end is compared with `now`. */
  readonly storedEndDate?: Instant | null | undefined;
}
