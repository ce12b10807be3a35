import acknowledgement from '../../content/acknowledgement.md';
import { PartnerLogos } from './PartnerLogos';
import { TextPage } from './TextPage';

export function Component() {
  return <TextPage text={acknowledgement} parts={{ partnerLogos: <PartnerLogos /> }} />;
}

export const handle = { width: 'text' } as const;
