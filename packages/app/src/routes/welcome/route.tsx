import { Card, Columns, DepthIllustration, Inline, Link, Stack } from '@sounding/ui';
import { brand } from '../../brand';
import { useEffect } from 'react';
import { AppDownloads } from '../../features/page/AppDownloads';
import { RoutePage } from '../../features/page/RoutePage';
import { paths } from '../../paths';
import { tidyBrowser } from '../../tidyBrowser';

/** What this site is, and the ways in (OPEN-25). */
export function Component() {
  useEffect(tidyBrowser, []);
  return (
    <Stack gap="section">
      <Columns layout="aside">
        <RoutePage
          title={`Welcome to ${brand.productName}`}
          lead="Research gets better when the people it is for have a say in it."
        >
          <Stack gap="separate">
            <p>
              On {brand.productName}, researchers at {brand.university} publish the projects they
              are planning and ask patients and the public what they think. You describe your
              project in plain English, ask up to three questions, and see what people answer while
              there is still time to act on it.
            </p>
            <Inline>
              <Link href={paths.signIn} variant="primary">
                Sign in
              </Link>
              <Link href={paths.signUp} variant="secondary">
                Sign up as a researcher
              </Link>
            </Inline>
          </Stack>
        </RoutePage>
        <DepthIllustration />
      </Columns>
      <Columns>
        <Card title="For researchers">
          <p>
            Build a project and upload the document that shows its ethics approval. Once an
            administrator has checked it, your project is published. Then read the feedback, ask
            more, and tell people what came of it.
          </p>
        </Card>
        <Card title="Taking part">
          <p>Patients and the public answer in the mobile app, not on this site.</p>
          <AppDownloads />
        </Card>
      </Columns>
    </Stack>
  );
}
