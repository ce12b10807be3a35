export { NavigationNote } from './NavigationNote';
export type { NavigationNoteProps } from './NavigationNote';
export type { NavigationNoteMessages } from './NavigationNote.messages';
