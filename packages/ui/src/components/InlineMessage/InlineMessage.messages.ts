import type { MessageTone } from './InlineMessage';

/** The word that says the tone to people who cannot see the colour or the icon. */
export type InlineMessageMessages = Record<MessageTone, string>;

export const inlineMessageMessages: InlineMessageMessages = {
  info: 'Note:',
  success: 'Done:',
  attention: 'Attention:',
  error: 'Problem:',
};
