import type { MessageTone } from './InlineMessage';

/** The word that says the tone to who cannot see colour or shape. */
export type InlineMessageMessages = Record<MessageTone, string>;

export const inlineMessageMessages: InlineMessageMessages = {
  info: 'Note:',
  success: 'Done:',
  attention: 'Attention:',
  error: 'Problem:',
};
