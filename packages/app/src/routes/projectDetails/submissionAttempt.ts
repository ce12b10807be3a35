/**
 * How far an attempt has come. `sent` means that the whole request has left: the server may then submit the
 * document even if the request is aborted. So Cancel stops an attempt that is `sending`, and leaves the
 * outcome of a sent one `doubtful` until the server answers.
 */
type Stage = 'sending' | 'sent' | 'stopped' | 'doubtful';

/** What an Idempotency-Key stands for: a file (null for the document on file) and a project version. */
export interface Act {
  readonly key: string;
  readonly file: File | null;
  readonly version: number | null;
  /** The person knows that the document is submitted. */
  isTold: boolean;
}

/** Milliseconds after which a cancelled request ends without an answer: nobody sees that it still waits. */
const longestDoubt = 120_000;

/** One attempt to submit a file, or the document on file. */
export class SubmissionAttempt {
  readonly file: File | null;
  readonly #stopping = new AbortController();
  readonly signal = this.#stopping.signal;
  #stage: Stage = 'sending';
  #endWait: () => void = () => undefined;
  /** Resolves when the person cancels, whether or not the request ends with that. */
  readonly cancelled = new Promise<void>((resolve) => {
    this.#endWait = resolve;
  });
  act: Act | null = null;
  /** Somebody, or this person in another tab, has submitted a document meanwhile. */
  isLate = false;
  /** Removes the toast that says that it may be too late to cancel. */
  takeDoubtAway: () => void = () => undefined;

  constructor(file: File | null) {
    this.file = file;
  }

  get stage(): Stage {
    return this.#stage;
  }

  get isCancelled(): boolean {
    return this.#stage === 'stopped' || this.#stage === 'doubtful';
  }

  /** The whole request has left. */
  noteSent(): void {
    if (this.#stage === 'sending') this.#stage = 'sent';
  }

  /** The server has refused this version, so it has nothing of the attempt until that is sent again. */
  noteRefused(): void {
    if (this.#stage === 'sent') this.#stage = 'sending';
  }

  cancel(): void {
    if (this.#stage === 'sending') {
      this.#stage = 'stopped';
      this.#stopping.abort();
    } else if (this.#stage === 'sent') {
      this.#stage = 'doubtful';
      const limit = AbortSignal.timeout(longestDoubt);
      limit.addEventListener('abort', () => this.#stopping.abort());
    }
    this.#endWait();
  }
}
