import { PageHeading, Stack, type PageHeadingProps } from '@sounding/ui';
import { useEffect, type ReactNode } from 'react';
import { brand } from '../../brand';
import { useArrivalKey } from './arrival';
import { useReturnOfFocus } from './returnFocus';

interface RoutePageProps extends Pick<PageHeadingProps, 'eyebrow' | 'lead' | 'action'> {
  /** Names the page in the browser's tab and, unless `heading` says otherwise, in its h1. */
  title: string;
  heading?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: its title, and its h1, which takes focus when a person arrives. */
export function RoutePage({ title, heading = title, children, ...around }: RoutePageProps) {
  const arrivalKey = useArrivalKey();
  // Effects of children run first, so the heading has already taken focus when this runs.
  useReturnOfFocus();
  useEffect(() => {
    document.title = `${title} – ${brand.productName}`;
  }, [title]);
  return (
    <Stack gap="separate">
      <PageHeading {...around} focusKey={arrivalKey}>
        {heading}
      </PageHeading>
      {children}
    </Stack>
  );
}
