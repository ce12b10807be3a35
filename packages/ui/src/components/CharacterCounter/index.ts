export { CharacterCounter } from './CharacterCounter';
export type { CharacterCounterProps } from './CharacterCounter';
export type { CharacterCounterMessages } from './CharacterCounter.messages';
