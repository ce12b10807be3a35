import { Breadcrumbs, Stack } from '@sounding/ui';
import privacyPolicy from '../../content/privacyPolicy.md';
import { useSession } from '../../features/session/useSession';
import { paths } from '../../paths';
import { useServices } from '../../services';
import { TextPage } from './TextPage';

export function Component() {
  const { authenticated } = useSession(useServices().session);
  const page = <TextPage text={privacyPolicy} />;
  if (!authenticated) return page;
  return (
    <Stack>
      <Breadcrumbs
        items={[{ label: 'Home', href: paths.projects }, { label: privacyPolicy.title }]}
      />
      {page}
    </Stack>
  );
}

export const handle = { width: 'text' } as const;
