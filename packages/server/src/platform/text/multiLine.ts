import { withoutDirectionControls } from '@sounding/domain';

/** A plain text of several lines as it is stored: the ends trimmed, its letters in their own order. */
export const multiLine = (text: string): string => withoutDirectionControls(text).trim();
