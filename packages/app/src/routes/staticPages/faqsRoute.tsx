import faqs from '../../content/faqs.md';
import { TextPage } from './TextPage';

export function Component() {
  return <TextPage text={faqs} />;
}

export const handle = { width: 'text' } as const;
