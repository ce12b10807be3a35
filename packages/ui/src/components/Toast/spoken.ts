import type { ToastMessages } from './Toast.messages';
import type { ToastMessage } from './queue';

/**
 * The word for the tone and the rest of the message, so that a message which begins with that word says it
 * once.
 */
export function spoken(
  { tone, spokenTone = tone, message }: ToastMessage,
  words: Pick<ToastMessages, 'tone'>,
) {
  const word = words.tone[spokenTone];
  const isSaid = word !== '' && message.startsWith(word);
  return { word, isSaid, rest: isSaid ? message.slice(word.length).trimStart() : message };
}
