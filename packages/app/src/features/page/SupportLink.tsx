import { Link } from '@sounding/ui';
import { brand } from '../../brand';

/** Whom to write to. Where nobody is named (OPEN-27), leave the sentence around it out. */
export function SupportLink() {
  return <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>;
}
