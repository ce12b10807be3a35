import terms from '../../content/terms.md';
import { TextPage } from './TextPage';

export function Component() {
  return <TextPage text={terms} />;
}

export const handle = { width: 'text' } as const;
