import { Link } from '@sounding/ui';
import { paths } from '../../paths';

/** Where a person whose link does not work can go from here. */
export function WaysOn() {
  return (
    <p>
      <Link href={paths.resetInit}>Reset your password</Link> or{' '}
      <Link href={paths.projects}>go to the home page</Link>.
    </p>
  );
}
