import { withoutDirectionControls } from '@sounding/domain/text';

/**
 * A text as it is compared with what the server has stored: which keeps no spaces around it and no controls
 * of direction, and writes a line break and a no-break space otherwise than the editor does.
 */
export function storedText(text: string): string {
  return withoutDirectionControls(text.trim())
    .replaceAll('<br />', '<br>')
    .replaceAll('\u{a0}', '&nbsp;');
}
