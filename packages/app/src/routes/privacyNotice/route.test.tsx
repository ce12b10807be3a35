import { expect, test } from 'vitest';
import { problem, type Answers } from '../../testing/fakeServer';
import { heldBack } from '../../testing/leaveSlowDialog';
import { openApp } from '../../testing/openApp';
import { tick } from '../../testing/tick';
import { toastIn } from '../../testing/toastIn';

const accepting: Answers = {
  'POST /account/researcher/consented-to-anonymised-usage-data': () => undefined,
  'POST /account/researcher/accepted-user-agreement': () => undefined,
  'GET /projects': () => [],
};

async function openNotice(
  answers: Answers = accepting,
  role: 'ROLE_RESEARCHER' | 'ROLE_MONITOR_RESEARCHER' = 'ROLE_RESEARCHER',
) {
  const app = await openApp('/privacy-notice', {
    visitor: { role, hasAcceptedAgreement: false },
    answers,
  });
  return {
    ...app,
    agreement: app.screen.getByRole('checkbox', { name: /accept the user agreement/ }),
    consent: app.screen.getByRole('checkbox', { name: /anonymised data/ }),
    start: app.screen.getByRole('button', { name: 'Get started', exact: true }),
  };
}

test('nobody goes on without accepting the user agreement [PRIV-01, OPEN-99, ROUTE-15]', async () => {
  const { screen, agreement, consent, start } = await openNotice();
  await expect.element(start).toBeDisabled();
  await tick(consent);
  await expect.element(consent).toBeChecked();
  await expect.element(start).toBeDisabled();
  await expect.element(screen.getByText('Accept the user agreement to get started.')).toBeVisible();
  await tick(agreement);
  await expect.element(start).toBeEnabled();
});

test('consent to usage data is optional, and not given unless ticked [PRIV-02, PRIV-04]', async () => {
  const { agreement, consent, start, server } = await openNotice();
  await expect.element(consent).not.toBeChecked();
  await tick(agreement);
  await start.click();
  await expect
    .poll(() =>
      server
        .arrived('POST /account/researcher/consented-to-anonymised-usage-data')
        .map(({ body }) => body),
    )
    .toEqual([false]);
});

test('Get started records both choices and leads home [PRIV-02, PRIV-03, PRIV-04, PRIV-05]', async () => {
  const { agreement, consent, start, server, address, services } = await openNotice();
  await tick(agreement);
  await tick(consent);
  await expect.element(consent).toBeChecked();
  await start.click();
  await expect.poll(address).toBe('/');
  expect(server.arrived('POST /account/researcher/accepted-user-agreement')).toHaveLength(1);
  expect(
    server.arrived('POST /account/researcher/consented-to-anonymised-usage-data')[0]?.body,
  ).toBe(true);
  expect(services.session.get().acceptedUserAgreement).toBe(true);
});

test('whoever comes back finds what they chose, and saving it again takes no consent away and is told of', async () => {
  const { screen, server, address } = await openApp('/privacy-notice', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...accepting,
      'GET /account/researcher/consented-to-anonymised-usage-data': () => true,
    },
  });
  await expect
    .element(screen.getByRole('main'))
    .toHaveTextContent(/You have accepted the user agreement\..+ save your choice/);
  await expect
    .element(screen.getByRole('main'))
    .not.toHaveTextContent(/Before you start|Get started/);
  await expect.element(screen.getByRole('checkbox', { name: /user agreement/ })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: /anonymised data/ })).toBeChecked();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(address).toBe('/');
  expect(
    server.arrived('POST /account/researcher/consented-to-anonymised-usage-data')[0]?.body,
  ).toBe(true);
  await expect
    .element(toastIn(screen, 'Done: Your choice is saved. It is the same as before.'))
    .toBeVisible();
});

test('whoever comes back can take the consent away, and is told that it is withdrawn [PRIV-02, PRIV-04]', async () => {
  const { screen, server, address } = await openApp('/privacy-notice', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...accepting,
      'GET /account/researcher/consented-to-anonymised-usage-data': () => true,
    },
  });
  const consent = screen.getByRole('checkbox', { name: /anonymised data/ });
  await expect.element(consent).toBeChecked();
  await tick(consent);
  await expect.element(consent).not.toBeChecked();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(address).toBe('/');
  expect(
    server.arrived('POST /account/researcher/consented-to-anonymised-usage-data')[0]?.body,
  ).toBe(false);
  await expect
    .element(
      toastIn(
        screen,
        'Done: You have withdrawn your consent: no more data about how you use this site is collected.',
      ),
    )
    .toBeVisible();
});

test('an administrator may read what others agree to, and is asked for nothing [OPEN-15]', async () => {
  const { screen } = await openApp('/privacy-notice', { visitor: { role: 'ROLE_ADMIN' } });
  await expect.element(screen.getByText(/^You are signed in as an administrator/)).toBeVisible();
  await expect.element(screen.getByText('Terms and conditions').first()).toBeVisible();
  expect(screen.getByRole('checkbox').elements()).toEqual([]);
});

test('a monitor is led to a home of their own [PRIV-05]', async () => {
  const { agreement, start, address } = await openNotice(
    {
      ...accepting,
      'GET /dashboard/counts': () => problem(503),
      'GET /dashboard/demographics': () => problem(503),
    },
    'ROLE_MONITOR_RESEARCHER',
  );
  await tick(agreement);
  await start.click();
  await expect.poll(address).toBe('/dashboard');
});

test('a failure is shown, and the person stays to try again', async () => {
  const { screen, agreement, start, address } = await openNotice({
    ...accepting,
    'POST /account/researcher/accepted-user-agreement': () =>
      problem(503, { detail: 'Please try again in a minute.' }),
  });
  await tick(agreement);
  await start.click();
  await expect.element(screen.getByText('Please try again in a minute.')).toBeVisible();
  expect(address()).toBe('/privacy-notice');
});

test('what is agreed to can be read on the page itself, every fact of it [OPEN-17]', async () => {
  const { screen } = await openNotice();
  const page = screen.getByRole('main');
  for (const fact of [
    '24/02/2025',
    '16 or older',
    'March 2026',
    'export your own data',
    'UK law',
  ]) {
    await expect.element(page).toHaveTextContent(fact);
  }
  await expect.element(page).toHaveTextContent('Privacy policy');
});

test('the privacy policy is there whole, and leads to no page that is still closed [OPEN-17]', async () => {
  const { screen } = await openNotice();
  const part = screen.getByRole('group').filter({ hasText: 'Who is responsible' });
  await expect.element(part).not.toHaveAttribute('open');
  await part.getByText('Privacy policy').click();
  for (const heading of [
    'Who is responsible',
    'What we keep about researchers',
    'What we keep about participants',
    'Data about how you use this site',
    'Questions',
  ]) {
    await expect.element(part.getByRole('heading', { level: 3, name: heading })).toBeVisible();
  }
  await expect.element(part).toHaveTextContent('The cookies page says more');
  expect(part.getByRole('link', { name: 'cookies page' }).elements()).toEqual([]);
  await expect.element(part.getByRole('link', { name: /@/ })).toBeVisible();
});

test('whoever has gone on to the terms before the answer came stays there', async () => {
  let record: () => void = () => undefined;
  const { screen, router, agreement, start, server, address, services } = await openNotice({
    ...accepting,
    'POST /account/researcher/accepted-user-agreement': () =>
      new Promise<undefined>((resolve) => {
        record = () => resolve(undefined);
      }),
  });
  await tick(agreement);
  await start.click();
  await expect
    .poll(() => server.arrived('POST /account/researcher/accepted-user-agreement'))
    .toHaveLength(1);
  await router.navigate('/terms-and-conditions');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  record();
  await expect.poll(() => services.queryClient.isMutating()).toBe(0);
  expect(router.state.navigation.location).toBeUndefined();
  expect(address()).toBe('/terms-and-conditions');
});

test('whoever signs in before a slow answer came accepts nothing by it [PRIV-03]', async () => {
  const { released, release } = heldBack();
  const { agreement, start, server, services } = await openNotice({
    ...accepting,
    'POST /account/researcher/consented-to-anonymised-usage-data': async () => {
      await released;
      return undefined;
    },
  });
  await tick(agreement);
  await start.click();
  await expect.element(start).toHaveAttribute('aria-disabled', 'true');
  services.session.start('another-token', 'grace.hopper@sounding.example');
  release();
  await expect.element(start).not.toHaveAttribute('aria-disabled', 'true');
  expect(server.arrived('POST /account/researcher/accepted-user-agreement')).toEqual([]);
});

test('the way back from home leads to no second notice, which would take the consent away', async () => {
  const { router, agreement, consent, start, address } = await openNotice();
  await tick(agreement);
  await tick(consent);
  await start.click();
  await expect.poll(address).toBe('/');
  await router.navigate(-1);
  expect(address()).toBe('/');
});
