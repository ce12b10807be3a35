export interface NavigationNoteMessages {
  /** Shown, and announced once, when the next page takes longer than the `delay`. */
  loading: string;
}

export const navigationNoteMessages: NavigationNoteMessages = { loading: 'Loading the page …' };
