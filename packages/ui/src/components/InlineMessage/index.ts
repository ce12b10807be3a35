export { InlineMessage } from './InlineMessage';
export type { InlineMessageProps, MessageTone } from './InlineMessage';
export type { InlineMessageMessages } from './InlineMessage.messages';
