/** Days before (negative) or after the moment the data are loaded. */
export type DaysFromNow = number;

type AgeBand = readonly [lower: number, upper: number];

interface QuestionText {
  text: string;
  /** Given only if it differs from the status that the project's own status leads to. */
  status?: 'DRAFT' | 'DEACTIVATED';
  /** Things people say; a reply is one or two of them. */
  remarks?: readonly string[];
}

export type DemonstrationQuestion = QuestionText &
  (
    | { kind: 'TEXT'; remarks: readonly string[] }
    | { kind: 'POLL'; choices: readonly { text: string; weight: number }[] }
    | { kind: 'LIKERT'; maxValue: number; lower: string; upper: string; mean: number }
  );

interface DemonstrationUpdate {
  text: string;
  day: DaysFromNow;
  status: 'PUBLISHED' | 'DRAFT' | 'DEACTIVATED';
  /** Which questions it answers, by their place in the project. */
  answers?: readonly number[];
}

/** A document that was turned down. */
export interface Rejection {
  submitted: DaysFromNow;
  decided: DaysFromNow;
  comment: string;
}

type DemonstrationState =
  | { status: 'DRAFT' }
  | { status: 'PENDING'; submitted: DaysFromNow; before?: Rejection }
  | ({ status: 'REJECTED' } & Rejection)
  | {
      status: 'PUBLISHED';
      approved: DaysFromNow;
      completed?: DaysFromNow;
      responses: { count: number; hearMore: number; contribute: number };
      waitingForReview: number;
      /** Made-up comments that wait for review and give too much about their authors away. */
      unguarded?: readonly string[];
    };

/** One project as its researcher would have written it, and what became of it. */
export interface DemonstrationProject {
  owner: 'researcher@sounding.example' | 'researcher2@sounding.example';
  title: string;
  subtitle: string;
  funder: string;
  interests: readonly string[];
  ages: 'all' | readonly AgeBand[];
  created: DaysFromNow;
  /** Null: on approval. */
  launch: DaysFromNow | null;
  end: DaysFromNow;
  state: DemonstrationState;
  media?:
    | { kind: 'picture'; tones: 'estuary' | 'harbour' | 'dusk' | 'kelp' | 'slate'; altText: string }
    | { kind: 'video'; id: string };
  description: readonly { heading: string; paragraph: string }[];
  questions: readonly DemonstrationQuestion[];
  updates?: readonly DemonstrationUpdate[];
}
