import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createServices } from './createServices';
import { resetKey } from './features/resetKey/resetKey';
import { ownTabStorage } from './keptWork/tabStorage';
import { paths } from './paths';
import { Providers } from './providers';
import { createAppRouter } from './router';

// The key leaves the address before any request, so that no `Referer` reveals it.
resetKey.takeFromAddress();

const { services, guardPorts } = createServices({
  storage: ownTabStorage(),
  onAgreementRequired: () => void router.navigate(paths.privacyNotice),
});
const router = createAppRouter(services, guardPorts);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <Providers services={services} navigate={(path) => void router.navigate(path)}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
