import accessibility from '../../content/accessibility.md';
import { AuditResults } from './AuditResults';
import { TextPage } from './TextPage';

export function Component() {
  return <TextPage text={accessibility} parts={{ auditResults: <AuditResults /> }} />;
}

export const handle = { width: 'text' } as const;
