export interface NavigationNoteMessages {
  /** Shown, and announced once, when the next page takes long enough to wonder. */
  loading: string;
}

export const navigationNoteMessages: NavigationNoteMessages = { loading: 'Loading the page …' };
