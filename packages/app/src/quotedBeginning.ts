import { beginning } from '@sounding/domain/text';
import { isolated } from './isolated';

/** The beginning of another person's words, quoted as a part of a text of ours. */
export const quotedBeginning = (text: string) => `“${isolated(beginning(text))}”`;
