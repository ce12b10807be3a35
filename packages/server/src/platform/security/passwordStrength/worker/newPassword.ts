/** What the thread is asked to judge. */
export interface NewPassword {
  readonly password: string;
  readonly contextWords: readonly string[];
}
