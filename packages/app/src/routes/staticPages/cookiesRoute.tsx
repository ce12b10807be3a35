import { Breadcrumbs, Stack } from '@sounding/ui';
import cookies from '../../content/cookies.md';
import { paths } from '../../paths';
import { CookiePreferences } from './CookiePreferences';
import { TextPage } from './TextPage';

export function Component() {
  return (
    <Stack>
      <Breadcrumbs items={[{ label: 'Home', href: paths.projects }, { label: cookies.title }]} />
      <TextPage text={cookies} parts={{ cookiePreferences: <CookiePreferences /> }} />
    </Stack>
  );
}

export const handle = { width: 'text' } as const;
