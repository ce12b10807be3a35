import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chooseFile } from '../../../../../../tools/test/chooseFile';
import { openApp } from '../../../testing/openApp';
import { ageRanges, interests, storedProjectSample } from '../../../testing/samples';
import { summaryIn } from '../../../testing/summaryIn';

async function openWith(kind: 'image' | 'video') {
  const { screen, server, router, address } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /projects': () => [],
      'GET /age-ranges': () => ageRanges,
      'GET /interests': () => interests,
      'GET /project-documents/{id}': () => undefined,
      'GET /projects/{id}': () => storedProjectSample(),
      'PUT /projects': () => storedProjectSample(),
    },
  });
  const press = (name: string | RegExp) => screen.getByRole('button', { name }).click();
  const field = (name: string) => screen.getByRole('textbox', { name });
  await press(`Add ${kind === 'image' ? 'an image' : 'a video'}`);
  const sent = () => server.arrived('PUT /projects')[0]?.body;
  return { screen, press, field, sent, router, address };
}

async function picture(width: number, height: number, name = 'hills.png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** A PNG a little over 500,000 bytes: every pixel of its upper rows is another colour. */
async function largePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(1600, 900);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing');
  context.fillRect(0, 0, 1600, 900);
  const rows = context.createImageData(1600, 96);
  for (let at = 0; at < rows.data.length; at += 65_536)
    crypto.getRandomValues(rows.data.subarray(at, at + 65_536));
  for (let alpha = 3; alpha < rows.data.length; alpha += 4) rows.data[alpha] = 255;
  context.putImageData(rows, 0, 0);
  return new File([await canvas.convertToBlob()], 'harbour.png', { type: 'image/png' });
}

/** The two quantisation tables of a JPEG, which its quality sets (ITU-T T.81, B.2.4.1). */
async function tablesOf(jpeg: Blob): Promise<Uint8Array> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const start = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xdb);
  return bytes.slice(start, start + 138);
}

async function tablesAt(quality: number): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d');
  return tablesOf(await canvas.convertToBlob({ type: 'image/jpeg', quality }));
}

test('a removed picture comes back with its description', async () => {
  const { screen, press, field } = await openWith('image');
  chooseFile(document, await picture(40, 30));
  await field('Description of the image').fill('Hills in fog');
  await press('Remove the image');
  await expect.element(screen.getByRole('button', { name: 'Add an image' })).toHaveFocus();
  await press('Put it back');
  await expect.element(field('Description of the image')).toHaveValue('Hills in fog');
  await expect.element(screen.getByRole('img', { name: 'Hills in fog' })).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
});

test('the offer to put a picture back comes where readers listened before it was removed', async () => {
  const { screen, press, field } = await openWith('image');
  chooseFile(document, await picture(40, 30));
  await field('Description of the image').fill('Hills in fog');
  const before = screen.getByRole('status').elements();
  await press('Remove the image');
  const offer = screen.getByRole('status').filter({ hasText: 'The image was removed.' });
  await expect.element(offer).toBeVisible();
  expect(before).toContain(offer.element());
});

test('an image over 500 KB is sent as a JPEG of quality 0.7 that fits 1024x768 [EDIT-09]', async () => {
  const { screen, press, field, sent } = await openWith('image');
  const large = await largePicture();
  expect(large.size).toBeGreaterThan(500_000);
  expect(large.size).toBeLessThan(600_000);
  chooseFile(document, large);
  await expect.element(screen.getByText(/was made smaller and now has/)).toBeInTheDocument();
  await field('Description of the image').fill('A harbour in fog');
  await press('Save as draft');
  await expect.poll(sent).toBeDefined();
  const [, url = ''] = /"imageBase64":"([^"]*)"/.exec(JSON.stringify(sent())) ?? [];
  expect(url).toMatch(/^data:image\/jpeg;base64,/);
  const jpeg = await (await fetch(url)).blob();
  const { width, height } = await createImageBitmap(jpeg);
  expect([width, height]).toEqual([1024, 576]);
  expect(await tablesOf(jpeg)).toEqual(await tablesAt(0.7));
});

test('an image is saved with its description, above the text [EDIT-03, EDIT-13]', async () => {
  const { screen, press, field, sent } = await openWith('image');
  chooseFile(document, await picture(40, 30));
  await press('Save as draft');
  await summaryIn(screen)
    .getByRole('link', { name: 'Please, provide an image description', exact: true })
    .click();
  await expect.element(field('Description of the image')).toHaveFocus();
  await expect
    .element(field('Description of the image'))
    .toHaveAccessibleDescription(/Please, provide an image description/);
  await userEvent.keyboard('Hills at night');
  await press('Save as draft');
  await expect.poll(sent).toMatchObject({
    contents: [
      {
        type: 'IMAGE',
        imageAltText: 'Hills at night',
      },
      { id: 72 },
      { id: 73 },
    ],
  });
  expect(JSON.stringify(sent())).toContain('"imageBase64":"data:image/png;base64,');
});

test('one button takes a chosen picture away, and the place for it too', async () => {
  const { screen, press, field } = await openWith('image');
  chooseFile(document, await picture(40, 30));
  await expect.element(field('Description of the image')).toBeVisible();
  const remove = screen.getByRole('button', { name: /^Remove( the image)?$/ });
  expect(remove.elements().map((one) => one.textContent)).toEqual(['Remove the image']);
  await press('Remove the image');
  await expect.element(screen.getByRole('button', { name: 'Add an image' })).toBeVisible();
});

test('a picture stays where another one, chosen in its place, is refused', async () => {
  const { screen, press, field, sent } = await openWith('image');
  chooseFile(document, await picture(40, 30));
  await field('Description of the image').fill('Hills at night');
  chooseFile(document, new File(['no picture'], 'hills.png', { type: 'image/png' }));
  await expect.element(screen.getByText('Please, upload a better Image')).toBeVisible();
  await expect.element(field('Description of the image')).toHaveValue('Hills at night');
  await press('Save as draft');
  await expect
    .poll(() => JSON.stringify(sent()))
    .toContain('"imageBase64":"data:image/png;base64,');
});

test('a GIF of which the end is missing is refused when it is chosen, not at saving', async () => {
  const { screen } = await openWith('image');
  const dot = Uint8Array.from(atob('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='), (letter) =>
    letter.charCodeAt(0),
  );
  chooseFile(document, new File([dot.subarray(0, -1)], 'dot.gif', { type: 'image/gif' }));
  await expect.element(screen.getByText('Please, upload a better Image')).toBeVisible();
});

test('without a picture both of its messages lead to choosing one [EDIT-11, OPEN-87]', async () => {
  const { screen, press } = await openWith('image');
  const choosing = screen.getByRole('button', { name: /Choose an image/ });
  await press('Save as draft');
  for (const message of ['Please, provide an image description', 'Please, upload an Image']) {
    await summaryIn(screen).getByRole('link', { name: message, exact: true }).click();
    await expect.element(choosing).toHaveFocus();
  }
  await expect.element(choosing).toHaveAccessibleDescription(/Please, upload an Image/);
});

test.each([
  [
    'of another kind',
    /Please, upload an Image/,
    '[EDIT-08, EDIT-11, OPEN-87]',
    new File(['%PDF-1.7'], 'a.pdf'),
  ],
  [
    'that is unreadable',
    /Please, upload a better Image/,
    '[EDIT-12, OPEN-87]',
    new File(['no'], 'a.png', { type: 'image/png' }),
  ],
])('a file %s is refused, as the field says: %s %s', async (_kind, words, _ids, file) => {
  const { screen } = await openWith('image');
  chooseFile(document, file);
  // The checklist says such words from the start, so only the field's own description counts.
  await expect
    .element(screen.getByRole('button', { name: /Choose an image/ }))
    .toHaveAccessibleDescription(words);
});

test('a picture that is too large, in its pixels, is refused at once [EDIT-12, OPEN-87]', async () => {
  const { screen } = await openWith('image');
  chooseFile(document, await picture(4097, 10));
  await expect
    .element(screen.getByText('Please, upload a better Image', { exact: true }))
    .toBeVisible();
});

test('a video asks nothing of its service while cookies are not enabled [PREV-08]', async () => {
  const { screen, field } = await openWith('video');
  await field('Video link').fill('https://youtu.be/dQw4w9WgXcQ');
  await expect.element(screen.getByText(/hidden because cookies are disabled/)).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

test('a video is saved by its id, and a link that is none is refused [EDIT-14, OPEN-89]', async () => {
  const { screen, press, field, sent } = await openWith('video');
  await field('Video link').fill('https://example.org/film');
  await press('Save as draft');
  await summaryIn(screen)
    .getByRole('link', { name: 'Please, provide a valid video link', exact: true })
    .click();
  await expect.element(field('Video link')).toHaveFocus();
  await expect
    .element(field('Video link'))
    .toHaveAccessibleDescription(/Please, provide a valid video link/);
  await field('Video link').fill('https://youtu.be/dQw4w9WgXcQ');
  await expect.element(screen.getByText('Video dQw4w9WgXcQ recognised')).toBeVisible();
  await press('Save as draft');
  await expect
    .poll(sent)
    .toMatchObject({ contents: [{ type: 'VIDEO', value: 'dQw4w9WgXcQ' }, {}, {}] });
});

/** Holds pictures back from being resized until the returned function is called; `false` makes them fail. */
function holdDrawing(): (isDrawn?: boolean) => void {
  let goOn: (isDrawn?: boolean) => void = () => undefined;
  const held = new Promise<boolean>((resolve) => {
    goOn = (isDrawn = true) => resolve(isDrawn);
  });
  const read = createImageBitmap.bind(window);
  const reading = vi
    .spyOn(window, 'createImageBitmap')
    .mockImplementation(async (file: ImageBitmapSource) => {
      if (!(await held)) throw new Error('This picture cannot be read');
      return read(file);
    });
  onTestFinished(() => reading.mockRestore());
  return goOn;
}

/** The width of the picture that the server was sent. */
async function widthSent(body: unknown): Promise<number> {
  const [, url = ''] = /"imageBase64":"([^"]*)"/.exec(JSON.stringify(body)) ?? [];
  const shown = new Image();
  shown.src = url;
  await shown.decode();
  return shown.naturalWidth;
}

/** A picture with its description, and another one that is being made ready to take its place. */
async function openPreparing() {
  const app = await openWith('image');
  chooseFile(document, await picture(40, 30));
  await app.field('Description of the image').fill('Hills in fog');
  const next = await picture(80, 60, 'next.png');
  const goOn = holdDrawing();
  chooseFile(document, next);
  await expect.element(app.screen.getByRole('progressbar')).toBeVisible();
  const isIn = async () => {
    const shown = app.screen.getByRole('img', { name: 'Hills in fog' }).element();
    if (!(shown instanceof HTMLImageElement)) throw new Error('It is no picture');
    await shown.decode();
    return shown.naturalWidth === 80;
  };
  return { ...app, goOn, isIn, dialog: app.screen.getByRole('alertdialog') };
}

test.each([
  ['preview', '/preview-project', 'button', 'Preview'],
  ['audience', '/new-project-audience', 'link', 'Edit your audience'],
] as const)(
  'a picture that is being made ready is waited for on the way to the %s, and is not lost [DET-09, DET-17]',
  async (_, place, role, name) => {
    const { screen, address, goOn, dialog, router, isIn } = await openPreparing();
    await screen.getByRole(role, { name, exact: true }).click();
    await expect.element(dialog).toHaveTextContent(/Your image is being made ready/);
    expect(address()).toBe('/new-project-details');
    goOn();
    await expect.poll(address).toBe(place);
    await router.navigate(-1);
    await expect.element(screen.getByRole('link', { name: 'Edit your audience' })).toBeVisible();
    await expect.poll(isIn).toBe(true);
  },
);

test('whoever waits for a picture can stay, and it still comes in', async () => {
  const { address, goOn, dialog, router, isIn } = await openPreparing();
  void router.navigate('/');
  await dialog.getByRole('button', { name: 'Close and stay on this page' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  goOn();
  await expect.poll(isIn).toBe(true);
  expect(address()).toBe('/new-project-details');
});

test('whoever leaves meanwhile is asked about it once it is there, and may save it [DET-15]', async () => {
  const { address, goOn, dialog, router, sent } = await openPreparing();
  void router.navigate('/');
  await expect.element(dialog).toHaveTextContent(/You go on as soon as that is done/);
  goOn();
  await expect.element(dialog).toHaveTextContent(/You have unsaved changes/);
  await dialog.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect.poll(address).toBe('/');
  expect(await widthSent(sent())).toBe(80);
});

test('saving waits for a picture that is being made ready', async () => {
  const { press, screen, goOn, sent } = await openPreparing();
  await press('Save as draft');
  const save = screen.getByRole('button', { name: /Save as draft/ });
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  expect(sent()).toBeUndefined();
  goOn();
  await expect.poll(sent).toBeDefined();
  expect(await widthSent(sent())).toBe(80);
});

test.each([
  ['saves', 'Save as draft'],
  ['goes to the preview', 'Preview'],
])('whoever %s with a picture that is refused then stays, and nothing is saved', async (_, act) => {
  const { press, screen, address, goOn, dialog, sent } = await openPreparing();
  await press(act);
  goOn(false);
  const messages = screen.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText(/The image you chose cannot be used/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText('Please, upload a better Image')).toBeVisible();
  expect(address()).toBe('/new-project-details');
  expect(sent()).toBeUndefined();
});

test('changes that are cancelled take along the picture that is being made ready', async () => {
  const { press, screen, goOn, address } = await openPreparing();
  await press('Cancel changes');
  goOn();
  await expect.element(screen.getByRole('button', { name: 'Add an image' })).toBeVisible();
  await press('Preview');
  await expect.poll(address).toBe('/preview-project');
});

test('on the way back from the preview a picture that is not saved is not called a stored one', async () => {
  const { press, screen, router, address } = await openWith('image');
  chooseFile(document, await picture(40, 30));
  await expect.element(screen.getByText('hills.png', { exact: true })).toBeVisible();
  await press('Preview');
  await expect.poll(address).toBe('/preview-project');
  await router.navigate(-1);
  await expect.element(screen.getByText('The image that is not saved yet')).toBeVisible();
  expect(screen.getByText('The stored image').elements()).toEqual([]);
});
