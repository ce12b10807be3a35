import { afterEach, expect, test, vi } from 'vitest';
import { openOverview } from '../openOverview.fixture';

const text =
  'Have your say on “Living with breathlessness” and help to shape this research: https://take-part.sounding.example';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

async function openShare(summary: Parameters<typeof openOverview>[0] = {}) {
  const app = await openOverview(summary);
  await app.screen.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Share this project' });
  await expect.element(dialog).toBeVisible();
  return { ...app, dialog };
}

function deviceShares(share: () => Promise<void>) {
  const spy = vi.fn(share);
  Object.defineProperty(navigator, 'share', { configurable: true, value: spy });
  return spy;
}

test.each([
  ['Facebook', 'www.facebook.com', 'quote'],
  ['LinkedIn', 'www.linkedin.com', 'text'],
  ['X', 'x.com', 'text'],
])(
  '%s opens with the words ready, and learns nothing of this page [OVER-06, SHARE-01, SHARE-02, OPEN-104]',
  async (name, host, parameter) => {
    const { dialog } = await openShare();
    const link = dialog.getByRole('link', { name: `Share on ${name} ` });
    const address = new URL(link.element().getAttribute('href') ?? '');
    expect(address.host).toBe(host);
    expect(address.searchParams.get(parameter)).toBe(text);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

test('the words are shown before anything is shared [SHARE-02, OPEN-104]', async () => {
  const { dialog } = await openShare();
  await expect.element(dialog.getByText(text)).toBeVisible();
});

const ended = {
  publishedDate: '2019-10-01T08:00:00.000Z',
  endDate: '2020-01-31T17:00:00.000Z',
};

test('of a project that has ended nobody is asked to have their say [SHARE-02]', async () => {
  const { dialog } = await openShare({ summary: ended });
  await expect
    .element(dialog)
    .toHaveTextContent('“Living with breathlessness” has heard from the public');
  await expect.element(dialog).not.toHaveTextContent('Have your say');
});

test('of a project that ended without a response nobody is told that it has heard from the public', async () => {
  const { dialog } = await openShare({
    summary: { ...ended, hearMoreYesCount: 0, hearMoreNoCount: 0 },
  });
  await expect
    .element(dialog)
    .toHaveTextContent(
      '“Living with breathlessness” is closed now. Help to shape other research: https://take-part.sounding.example',
    );
  await expect.element(dialog).not.toHaveTextContent('has heard from');
});

test('before the launch it is said when somebody can have their say', async () => {
  const { dialog } = await openShare({ summary: { publishedDate: '2099-06-01T08:00:00.000Z' } });
  await expect
    .element(dialog)
    .toHaveTextContent(
      '“Living with breathlessness” opens on 1 June 2099. Have your say then, and help to shape this research: https://take-part.sounding.example',
    );
});

test('a project that was completed before its launch is not shared, and it says why', async () => {
  const { screen } = await openOverview({
    summary: { publishedDate: '2020-02-20T08:00:00.000Z', endDate: '2020-01-31T17:00:00.000Z' },
  });
  const share = screen.getByRole('button', { name: 'Share', exact: true });
  await expect.element(share).toBeDisabled();
  await expect
    .element(share)
    .toHaveAccessibleDescription('Nobody can take part: it was completed before its launch.');
});

test('three networks are offered, and no other [SHARE-01]', async () => {
  const { dialog } = await openShare();
  const names = dialog
    .getByRole('link')
    .elements()
    .map((link) => /^Share on (\w+)/.exec(link.textContent)?.[1]);
  expect(names).toEqual(['Facebook', 'LinkedIn', 'X']);
});

test('the link can be copied, and a browser that refuses is told about', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
  const { dialog } = await openShare();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(dialog.getByText('The link is copied.')).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith('https://take-part.sounding.example');
  write.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(dialog.getByText(/could not be copied/)).toBeVisible();
});

test('the device’s own ways are offered where it has them', async () => {
  const share = deviceShares(() => Promise.resolve());
  const { dialog } = await openShare();
  await dialog.getByRole('button', { name: 'More ways to share' }).click();
  expect(share).toHaveBeenCalledExactlyOnceWith({ text });
});

test('closing the device’s sheet is no failure, and a failure is told', async () => {
  const share = deviceShares(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  const { dialog, screen } = await openShare();
  const more = dialog.getByRole('button', { name: 'More ways to share' });
  await more.click();
  expect(screen.getByText(/could not share this/).elements()).toEqual([]);
  share.mockRejectedValueOnce(new DOMException('Broken', 'DataError'));
  await more.click();
  await expect.element(screen.getByText(/could not share this/).first()).toBeVisible();
});

test('nothing is offered that the device cannot do', async () => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  const { dialog } = await openShare();
  await expect.element(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'More ways to share' }).elements()).toEqual([]);
});
