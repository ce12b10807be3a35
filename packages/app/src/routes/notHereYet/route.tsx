import { EmptyState, Link } from '@sounding/ui';
import { useMatches } from 'react-router-dom';
import { RoutePage } from '../../features/page/RoutePage';
import { paths } from '../../paths';
import { pageAt } from '../../routeTable';
import { notBuiltYet } from '../notBuiltYet';

/** Holds the place of a screen that a later issue builds. */
export function Component() {
  const name = pageAt(useMatches().at(-1)?.pathname ?? '')?.name;
  const title = Object.entries(notBuiltYet).find(([screen]) => screen === name)?.[1];
  return (
    <RoutePage title={title ?? 'Not here yet'}>
      <EmptyState
        title="This page is not here yet"
        action={<Link href={paths.projects}>Go to the start page</Link>}
      >
        <p>We are still building it. Everything you have saved is safe and unaffected.</p>
      </EmptyState>
    </RoutePage>
  );
}
