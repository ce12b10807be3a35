import type { Schemas } from '@sounding/api-client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { problem, type Answers } from '../../testing/fakeServer';
import { focusOn, isInWindow, sizeWindow } from '../../testing/inWindow';
import { openApp } from '../../testing/openApp';
import { print } from '../../testing/print';
import { pageOf } from '../../testing/samples';

const call = 'GET /researchers';

const ada: Schemas['Researcher'] = {
  id: 21,
  fullName: 'Ada Byron',
  emailAddress: 'ada.byron@sounding.example',
  role: 'ROLE_RESEARCHER',
  activated: true,
  lastLoginDate: '2026-10-20T08:55:00.000Z',
  lastActivityDate: '2026-10-21T09:00:00.000Z',
  version: 2,
};
const grace: Schemas['Researcher'] = {
  ...ada,
  id: 22,
  fullName: '=Grace, Eldon',
  emailAddress: 'grace.eldon@sounding.example',
  role: 'ROLE_MONITOR_RESEARCHER',
  activated: false,
  lastLoginDate: null,
  lastActivityDate: null,
};

async function openResearchers(path = '', more: Answers = {}) {
  const app = await openApp(`/dashboard/researchers${path}`, {
    visitor: { role: 'ROLE_MONITOR_RESEARCHER' },
    answers: { [call]: () => pageOf([ada, grace]), ...more },
  });
  return {
    ...app,
    /** What the last request asked for. */
    asked: () => app.server.lastAddress(call).search,
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('the monitor reads name, email, role, status and last dates [UI-18, OPEN-06, OPEN-07, ROUTE-18]', async () => {
  const { screen, asked } = await openResearchers();
  await expect
    .element(screen.getByRole('row', { name: /Ada Byron/ }))
    .toHaveTextContent(
      /ada\.byron@sounding\.example.*Researcher.*Active.*20 October 2026.*21 October 2026/,
    );
  await expect
    .element(screen.getByRole('row', { name: /Grace/ }))
    .toHaveTextContent(/Monitor.*Inactive.*Never.*Never/);
  expect(asked()).toBe('?page=0&size=20&role=ROLE_RESEARCHER');
});

test('a search waits until typing rests, and then begins at the first page [OPEN-07]', async () => {
  const { screen, address, asked, server } = await openResearchers('?page=2', {
    [call]: () => pageOf([ada], { totalPages: 3 }),
  });
  await screen.getByRole('searchbox', { name: 'Search researchers' }).fill('ada');
  await expect.poll(address).toBe('/dashboard/researchers?search=ada');
  await expect.poll(asked).toBe('?page=0&size=20&role=ROLE_RESEARCHER&search=ada');
  expect(
    server.arrived(call).filter(({ request }) => request.url.includes('search=')),
  ).toHaveLength(1);
});

test('the search field follows the address back, and keeps what is typed meanwhile', async () => {
  const { screen, router } = await openResearchers('?search=ada');
  const field = screen.getByRole('searchbox', { name: 'Search researchers' });
  await expect.element(field).toHaveValue('ada');
  await router.navigate('/dashboard/researchers?search=grace');
  await expect.element(field).toHaveValue('grace');
  await router.navigate(-1);
  await expect.element(field).toHaveValue('ada');
});

test('role and status filter the list, and stand in the address [OPEN-07]', async () => {
  const { screen, address, asked } = await openResearchers();
  await screen.getByRole('button', { name: /Choose role/ }).click();
  await screen.getByRole('option', { name: 'Monitor' }).click();
  await expect.poll(asked).toBe('?page=0&size=20&role=ROLE_MONITOR_RESEARCHER');
  await screen.getByRole('button', { name: /Choose status/ }).click();
  await screen.getByRole('option', { name: 'Inactive' }).click();
  await expect.poll(asked).toBe('?page=0&size=20&role=ROLE_MONITOR_RESEARCHER&activated=false');
  await expect
    .poll(address)
    .toBe('/dashboard/researchers?role=ROLE_MONITOR_RESEARCHER&status=inactive');
});

test('on paper the list says what it is narrowed to, and on a screen the controls do', async () => {
  const { screen } = await openResearchers('?search=ada&status=active');
  const words = screen.getByText(
    'Not the whole list. Search: “ada”; Role: Researcher; Status: Active.',
  );
  const field = screen.getByRole('searchbox', { name: 'Search researchers' });
  await expect.element(field).toBeVisible();
  await expect.element(words).not.toBeVisible();
  await print();
  await expect.element(words).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

test('a column sorts the list both ways', async () => {
  const { screen, asked } = await openResearchers();
  const name = screen.getByRole('columnheader', { name: 'Name' }).getByRole('button');
  await name.click();
  await expect.poll(asked).toBe('?page=0&size=20&role=ROLE_RESEARCHER&sort=fullName%2Casc');
  await name.click();
  await expect.poll(asked).toBe('?page=0&size=20&role=ROLE_RESEARCHER&sort=fullName%2Cdesc');
});

test('the second page is asked for as index 1 and stands in the address as 2, with the filter kept [UI-13]', async () => {
  const { screen, asked, address } = await openResearchers('?status=active', {
    [call]: ({ request }) =>
      pageOf([request.url.includes('page=1') ? grace : ada], { totalPages: 2, totalElements: 21 }),
  });
  await expect.element(screen.getByText('Page 1 of 2')).toBeVisible();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('Page 2 of 2')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Grace/ })).toBeVisible();
  expect(asked()).toBe('?page=1&size=20&role=ROLE_RESEARCHER&activated=true');
  expect(address()).toBe('/dashboard/researchers?status=active&page=2');
});

test('the list says its order while no column does', async () => {
  const { screen } = await openResearchers();
  await expect.element(screen.getByText(/people, newest first$/)).toBeVisible();
  await screen.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect.element(screen.getByText(/newest first/)).not.toBeInTheDocument();
});

describe('by keyboard', () => {
  async function openLong() {
    const first = Array.from({ length: 20 }, (_, id) => ({ ...ada, id }));
    const second = first.map((person) => ({ ...grace, id: person.id + 20 }));
    const app = await openResearchers('', {
      [call]: ({ request }) =>
        pageOf(request.url.includes('page=1') ? second : first, {
          totalPages: 3,
          totalElements: 60,
        }),
    });
    await expect.element(app.screen.getByText('Page 1 of 3')).toBeVisible();
    return app;
  }

  test.each([
    [360, 740],
    [1440, 900],
  ])(
    'the next page is in focus, and in view from its first row on, in a window of %i by %i',
    async (width, height) => {
      await sizeWindow(width, height);
      const { screen } = await openLong();
      const isTopInView = () => {
        const { top } = screen.getByRole('table').element().getBoundingClientRect();
        return top > 0 && top < height / 2;
      };
      focusOn(screen.getByRole('button', { name: 'Next' }).element());
      expect(isTopInView()).toBe(false);
      await userEvent.keyboard('{Enter}');
      await expect.element(screen.getByRole('row', { name: /Grace/ }).first()).toBeVisible();
      await expect.element(screen.getByRole('table')).toHaveFocus();
      expect(isTopInView()).toBe(true);
      expect(isInWindow(screen.getByRole('rowheader').first().element())).toBe(true);
    },
  );

  test('sorting and filtering leave the control that was used in view, and the page where it is', async () => {
    await sizeWindow(360, 480);
    const { screen, asked } = await openLong();
    const sort = screen.getByRole('columnheader', { name: 'Name' }).getByRole('button');
    focusOn(sort.element());
    const place = window.scrollY;
    expect(place).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}');
    await expect.poll(asked).toBe('?page=0&size=20&role=ROLE_RESEARCHER&sort=fullName%2Casc');
    await expect.element(screen.getByRole('row', { name: /Ada Byron/ }).first()).toBeVisible();
    await expect.element(sort).toHaveFocus();
    expect(window.scrollY).toBe(place);
    expect(isInWindow(sort.element())).toBe(true);

    const filter = screen.getByRole('button', { name: /Choose status/ });
    focusOn(filter.element());
    window.scrollBy(0, 60);
    const placeOfFilter = window.scrollY;
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect
      .poll(asked)
      .toBe('?page=0&size=20&role=ROLE_RESEARCHER&activated=true&sort=fullName%2Casc');
    await expect.element(screen.getByRole('row', { name: /Ada Byron/ }).first()).toBeVisible();
    await expect.element(filter).toHaveFocus();
    expect(window.scrollY).toBe(placeOfFilter);
    expect(isInWindow(filter.element())).toBe(true);
  });

  test('a list that is come back to from another page starts at its top [ROUTE-26]', async () => {
    await sizeWindow(360, 740);
    const { screen, router, asked } = await openLong();
    await screen.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect.poll(asked).toBe('?page=0&size=20&role=ROLE_RESEARCHER&sort=fullName%2Casc');
    await router.navigate('/accessibility');
    const heading = screen.getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveTextContent('Accessibility');
    window.scrollTo(0, 600);
    expect(window.scrollY).toBe(600);
    await router.navigate(-1);
    await expect.element(heading).toHaveTextContent('Researchers');
    await expect.poll(() => window.scrollY).toBe(0);
  });
});

test('where nothing is found the page says so, as page 1 of 1 [OPEN-84]', async () => {
  const { screen } = await openResearchers('?search=nobody', {
    [call]: () => pageOf([], { totalPages: 0 }),
  });
  await expect.element(screen.getByText('Nothing was found')).toBeVisible();
  await expect.element(screen.getByText('Page 1 of 1')).toBeVisible();
  for (const name of ['Previous', 'Next', 'Download this page (CSV)']) {
    await expect.element(screen.getByRole('button', { name })).toBeDisabled();
  }
});

test('a page beyond the last one leads to the last', async () => {
  const { address } = await openResearchers('?page=8', {
    [call]: ({ request }) =>
      pageOf(request.url.includes('page=7') ? [] : [ada], { totalPages: 3, totalElements: 41 }),
  });
  await expect.poll(address).toBe('/dashboard/researchers?page=3');
});

test('an address that asks for nonsense shows the list', async () => {
  const { screen, asked } = await openResearchers('?page=x&sort=password,asc&role=ROLE_ADMIN');
  await expect.element(screen.getByRole('row', { name: /Ada Byron/ })).toBeVisible();
  expect(asked()).toBe('?page=0&size=20&role=ROLE_RESEARCHER');
});

test('a list that fails is tried again by itself', async () => {
  let isDown = true;
  const { screen } = await openResearchers('', {
    [call]: () => (isDown ? problem(500) : pageOf([ada])),
  });
  await expect.element(screen.getByText('This list could not be loaded.').first()).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('row', { name: /Ada Byron/ })).toBeVisible();
});

test('what is shown is downloaded as CSV that no spreadsheet runs', async () => {
  const { screen } = await openResearchers();
  const saved = vi.spyOn(URL, 'createObjectURL');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await screen.getByRole('button', { name: 'Download this page (CSV)' }).click();
  const blob = saved.mock.calls[0]?.[0];
  if (!(blob instanceof Blob)) throw new Error('Nothing was saved.');
  expect(names).toEqual(['researchers-page-1.csv']);
  expect((await blob.text()).split('\r\n')).toEqual([
    'Name,Email,Role,Status,Last login,Last activity',
    'Ada Byron,ada.byron@sounding.example,Researcher,Active,20 October 2026,21 October 2026',
    '"\'=Grace, Eldon",grace.eldon@sounding.example,Monitor,Inactive,Never,Never',
    '',
  ]);
});

test('the list is read and not changed, and the way back is one press [MON-05]', async () => {
  const { screen } = await openResearchers();
  const main = screen.getByRole('main');
  await expect.element(main.getByRole('row', { name: /Ada Byron/ })).toBeVisible();
  // The filters, the sortable headers, and the buttons that turn and download the page.
  expect(
    main
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual([
    'Researcher',
    'All',
    '20 to a page',
    'Name',
    'Email',
    'Role',
    'Status',
    'Last login',
    'Last activity',
    'Download this page (CSV)',
    'Previous',
    'Next',
  ]);
  expect(
    main
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/dashboard']);
});
