import { Inline, Link } from '@sounding/ui';
import { RoutePage } from '../../features/page/RoutePage';
import { paths } from '../../paths';
import { Demographics } from './Demographics';
import { Totals } from './Totals';

/** A monitor's home: numbers to read, and nothing to change. */
export function Component() {
  return (
    <RoutePage
      title="Dashboard"
      lead="Who takes part and what comes of it, counted as it stands now."
      action={
        <Inline>
          <Link href={paths.monitorResearchers} variant="secondary">
            See researchers
          </Link>
          <Link href={paths.monitorProjects} variant="secondary">
            See projects
          </Link>
        </Inline>
      }
    >
      <Totals />
      <Demographics />
    </RoutePage>
  );
}
