import { Link } from '@sounding/ui';
import { brand } from '../../brand';

/** A link to the support address. If the brand has none (OPEN-27), leave out the whole sentence around it. */
export function SupportLink() {
  return <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>;
}
