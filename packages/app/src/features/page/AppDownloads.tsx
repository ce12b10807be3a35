import { Inline, Link } from '@sounding/ui';
import { brand } from '../../brand';

/** Where participants get the mobile app; nothing where no address is known (OPEN-27). */
export function AppDownloads() {
  const downloads = brand.appDownloads.filter(({ href }) => href !== '');
  if (downloads.length === 0) return null;
  return (
    <Inline>
      {downloads.map(({ name, href }) => (
        <Link key={name} href={href} isExternal variant="standalone">
          {`Get the app: ${name}`}
        </Link>
      ))}
    </Inline>
  );
}
