import { withoutDirectionControls } from '@sounding/domain';

/** Plain text of several lines as stored: trimmed, and without controls that reorder its letters. */
export const multiLine = (text: string): string => withoutDirectionControls(text).trim();
