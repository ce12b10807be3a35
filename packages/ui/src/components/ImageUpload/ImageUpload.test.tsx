import { composeStories } from '@storybook/react-vite';
import { Activity } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { drawSmaller, fitInto } from './drawSmaller';
import type { ImageLimits } from './imageLimits';
import { chooseFile } from '../../../../../tools/test/chooseFile';
import { recordKeys } from '../../testing/recordKeys';
import { ImageUpload, type ImageOutcome, type ImageUploadProps } from './ImageUpload';
import * as stories from './ImageUpload.stories';
import type { PreparedImage } from './prepareImage';
import { resizeImage } from './resizeImage';
import { startWorker } from './startWorker';

const { Animated, Chosen, Empty, WithoutDescription } = composeStories(stories);
const target = { maxWidth: 1024, maxHeight: 768, quality: 0.7 };

type Paint = (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void;

/** Every pixel another colour: no format makes such a picture small. */
const noise: Paint = (context, width, height) => {
  const pixels = context.createImageData(width, height);
  for (let at = 0; at < pixels.data.length; at += 65_536) {
    crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
  }
  for (let alpha = 3; alpha < pixels.data.length; alpha += 4) pixels.data[alpha] = 255;
  context.putImageData(pixels, 0, 0);
};

async function picture(width: number, height: number, paint: Paint, name = 'picture.png') {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  paint(context, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

async function pixelAt(blob: Blob, x: number, y: number) {
  const bitmap = await createImageBitmap(blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
  return { width: bitmap.width, height: bitmap.height, red, green, blue };
}

/** Holds back the reading of pictures until the returned function is called. */
function holdReading(): () => void {
  const read = createImageBitmap.bind(window);
  let goOn: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const reading = vi
    .spyOn(window, 'createImageBitmap')
    .mockImplementation((file: ImageBitmapSource) => isHeld.then(() => read(file)));
  onTestFinished(() => reading.mockRestore());
  return goOn;
}

async function renderEmpty(limits: Partial<ImageLimits> = {}) {
  const onSelect = vi.fn<(image: PreparedImage) => void>();
  const onRefuse = vi.fn();
  const screen = await render(<Empty {...limits} onSelect={onSelect} onRefuse={onRefuse} />);
  return { screen, onSelect, onRefuse };
}

/** Collects all that live regions announce from now on. */
function listen(container: Element) {
  const said: string[] = [];
  const observer = new MutationObserver(() => {
    for (const region of container.querySelectorAll('[role="status"]')) {
      const text = region.textContent;
      if (text !== '' && text !== said.at(-1)) said.push(text);
    }
  });
  observer.observe(container, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return said;
}

describe('a chosen file', () => {
  test('that is taken is said to be chosen, by its name and size', async () => {
    const { screen } = await renderEmpty();
    const said = listen(screen.container);
    chooseFile(screen.container, await picture(40, 30, () => undefined));
    await expect
      .poll(() => said)
      .toContainEqual(expect.stringMatching(/^picture\.png, .+ is chosen$/));
    await screen.getByRole('button', { name: 'Remove' }).click();
    await expect.element(screen.getByText(/is chosen/)).not.toBeInTheDocument();
    expect(said.at(-1)).toBe('picture.png is removed');
  });

  test('that is refused is never said to be chosen', async () => {
    const { screen } = await renderEmpty();
    const said = listen(screen.container);
    chooseFile(screen.container, new File(['M'], 'a.exe'));
    await expect
      .poll(() => said)
      .toContainEqual(expect.stringContaining('Please, upload an Image'));
    expect(said.join()).not.toContain('a.exe, 1');
  });

  test('that is made smaller is said to be so, and not to be chosen as large as it was', async () => {
    const { screen } = await renderEmpty();
    const said = listen(screen.container);
    chooseFile(screen.container, await picture(1600, 900, (context) => noise(context, 400, 400)));
    await expect.poll(() => said).toContainEqual(expect.stringContaining('was made smaller'));
    expect(said.join()).not.toContain('is chosen');
  });

  test('of the very most bytes is kept as it is, byte for byte [EDIT-09, OPEN-88]', async () => {
    const file = await picture(40, 30, (context) => context.fillRect(0, 0, 20, 30));
    const { screen, onSelect } = await renderEmpty({ maxBytes: file.size });
    chooseFile(screen.container, file);
    await expect.element(screen.getByRole('textbox', { name: /Description/ })).toBeVisible();
    const chosen = onSelect.mock.lastCall?.[0];
    expect(chosen).toMatchObject({ name: 'picture.png', bytes: file.size, isResized: false });
    const kept = await (await fetch(chosen?.dataUrl ?? '')).arrayBuffer();
    expect(new Uint8Array(kept)).toEqual(new Uint8Array(await file.arrayBuffer()));
  });

  test('that is too large is made smaller, and the person is told [EDIT-09, OPEN-88]', async () => {
    const { screen, onSelect } = await renderEmpty();
    const file = await picture(1600, 900, (context, width, height) => {
      noise(context, 400, 400);
      context.fillStyle = 'teal';
      context.fillRect(400, 0, width, height);
    });
    expect(file.size).toBeGreaterThan(500_000);
    chooseFile(screen.container, file);
    await expect.element(screen.getByText(/was made smaller and now has/)).toBeInTheDocument();
    const chosen = onSelect.mock.lastCall?.[0];
    expect(chosen?.isResized).toBe(true);
    expect(chosen?.bytes).toBeLessThan(500_000);
    expect(chosen?.dataUrl).toMatch(/^data:image\/jpeg;base64,/);
    const drawn = await (await fetch(chosen?.dataUrl ?? '')).blob();
    expect(await pixelAt(drawn, 0, 0)).toMatchObject({ width: 1024, height: 576 });
  });

  test('that made smaller is not under the limit is refused [EDIT-10, OPEN-87]', async () => {
    const file = await picture(1024, 768, noise);
    const { size } = await drawSmaller(file, target);
    const { screen, onSelect, onRefuse } = await renderEmpty({ maxBytes: size });
    chooseFile(screen.container, file);
    await expect.element(screen.getByText('Please, upload a better Image')).toBeVisible();
    expect(onRefuse).toHaveBeenCalledWith('tooLarge');
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('of few bytes and more pixels than allowed is refused, a large photograph is made smaller', async () => {
    const allowsSize = ({ width }: { width: number }) => width <= 1000;
    const { screen, onSelect, onRefuse } = await renderEmpty({ allowsSize });
    chooseFile(screen.container, await picture(1001, 10, () => undefined));
    await expect.element(screen.getByText('Please, upload a better Image')).toBeVisible();
    expect(onRefuse).toHaveBeenCalledWith('tooLarge');
    chooseFile(screen.container, await picture(1600, 900, (context) => noise(context, 400, 400)));
    await expect.element(screen.getByText(/was made smaller/)).toBeInTheDocument();
    expect(onSelect.mock.lastCall?.[0].isResized).toBe(true);
  });

  test('that takes a while is told to the page as it is by then, so that nothing typed is lost', async () => {
    const [atFirst, byThen] = [vi.fn(), vi.fn()];
    const goOn = holdReading();
    const screen = await render(<Empty onSelect={atFirst} />);
    chooseFile(screen.container, await picture(1600, 900, (context) => noise(context, 400, 400)));
    await screen.rerender(<Empty onSelect={byThen} />);
    goOn();
    await expect.poll(() => byThen.mock.calls.length).toBe(1);
    expect(atFirst).not.toHaveBeenCalled();
  });

  test('that is being made ready is told, and then what became of it', async () => {
    const onPrepare = vi.fn<(outcome: Promise<ImageOutcome>) => void>();
    const onSelect = vi.fn();
    const screen = await render(<Empty onPrepare={onPrepare} onSelect={onSelect} />);
    const small = await picture(40, 30, () => undefined);
    const choose = async (file: File) => {
      await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
      chooseFile(screen.container, file);
      return { outcome: onPrepare.mock.lastCall?.[0] };
    };
    const refused = await choose(new File(['no picture'], 'a.png', { type: 'image/png' }));
    expect(await refused.outcome).toBe('refused');
    const selected = await choose(small);
    expect(await selected.outcome).toBe('selected');
    expect(onSelect).toHaveBeenCalledTimes(1);

    const goOn = holdReading();
    const cancelled = await choose(small);
    await screen.getByRole('button', { name: 'Cancel' }).click();
    const left = await choose(small);
    await screen.unmount();
    goOn();
    expect(await Promise.all([cancelled.outcome, left.outcome])).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  test('that is being made ready goes on where an Activity hid it meanwhile', async () => {
    const onPrepare = vi.fn<(outcome: Promise<ImageOutcome>) => void>();
    const onSelect = vi.fn();
    const story = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Empty onPrepare={onPrepare} onSelect={onSelect} />
      </Activity>
    );
    const goOn = holdReading();
    const screen = await render(story('visible'));
    chooseFile(screen.container, await picture(40, 30, () => undefined));
    await expect.element(screen.getByRole('progressbar')).toBeVisible();

    await screen.rerender(story('hidden'));
    goOn();
    expect(await onPrepare.mock.lastCall?.[0]).toBe('cancelled');
    expect(onSelect).not.toHaveBeenCalled();
    await screen.rerender(story('visible'));

    await expect.element(screen.getByRole('textbox', { name: /Description/ })).toBeVisible();
    expect(onPrepare).toHaveBeenCalledTimes(2);
    expect(await onPrepare.mock.lastCall?.[0]).toBe('selected');
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  test('that is being made ready is not called what the one before it was', async () => {
    const { screen } = await renderEmpty();
    const refusal = screen.getByText('Please, upload an Image');
    chooseFile(screen.container, new File(['%PDF-1.7'], 'letter.pdf'));
    await expect.element(refusal).toBeVisible();
    const goOn = holdReading();
    chooseFile(screen.container, await picture(1600, 900, (context) => noise(context, 400, 400)));
    await expect.element(screen.getByRole('progressbar')).toBeVisible();
    expect(refusal.query()).toBeNull();
    goOn();
    await expect.element(screen.getByRole('textbox', { name: /Description/ })).toBeVisible();
    expect(refusal.query()).toBeNull();
  });

  test('of another kind is refused, whatever it calls itself [EDIT-08]', async () => {
    const { screen, onRefuse } = await renderEmpty();
    chooseFile(screen.container, new File(['%PDF-1.7'], 'letter.gif', { type: 'application/pdf' }));
    await expect.element(screen.getByText('Please, upload an Image')).toBeVisible();
    expect(onRefuse).toHaveBeenCalledWith('wrongFormat');
    await expect.element(screen.getByText('letter.gif was not added')).toBeVisible();
  });

  test('that calls itself a picture and is none is refused as unreadable', async () => {
    const { screen, onRefuse } = await renderEmpty();
    chooseFile(screen.container, new File(['no'], 'broken.png', { type: 'image/png' }));
    await expect.element(screen.getByText('Please, upload a better Image')).toBeVisible();
    expect(onRefuse).toHaveBeenCalledWith('unreadable');
  });

  test('that the app fails over is not called unreadable, and the failure reaches the developer', async () => {
    const failure = new Error('No room is left.');
    // Vitest writes an error to the console even if the test listens for it.
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => complain.mockRestore());
    const unhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
    window.addEventListener('unhandledrejection', unhandled);
    onTestFinished(() => window.removeEventListener('unhandledrejection', unhandled));
    const onRefuse = vi.fn();
    const onSelect = () => {
      throw failure;
    };
    const screen = await render(
      <ImageUpload
        label="Picture"
        accept={['image/png']}
        maxBytes={500_000}
        resize={target}
        image={null}
        altText=""
        onSelect={onSelect}
        onRefuse={onRefuse}
        onAltTextChange={vi.fn()}
      />,
    );
    chooseFile(screen.container, await picture(40, 30, () => undefined));
    await expect.poll(() => unhandled.mock.lastCall?.[0]).toMatchObject({ reason: failure });
    expect(onRefuse).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  });
});

/** Written with PIL, each red at its left; where one has a colour profile, that swaps red and blue. */
const unusual = import.meta.glob<string>('./unusual/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

async function unusualFile(name: string) {
  const blob = await (await fetch(unusual[`./unusual/${name}`] ?? '')).blob();
  return new File([blob], name, { type: blob.type });
}

describe('an unusual picture', () => {
  test.for([
    ['a JPEG in the inks of print', 'cmyk.jpg', [255, 0, 0], [255, 255, 255]],
    ['a progressive JPEG with a profile', 'progressive.jpg', [40, 30, 200], [255, 255, 255]],
    ['the first picture of an animated GIF', 'animated.gif', [200, 30, 40], [200, 30, 40]],
    ['a PNG that is partly clear', 'clear.png', [200, 30, 40], [255, 255, 255]],
  ] as const)('%s keeps its colours when it is made smaller', async ([, name, left, right]) => {
    const file = await unusualFile(name);
    const half = { ...target, maxWidth: 24 };
    const smaller = await resizeImage(file, half, new AbortController().signal);
    expect(smaller.type).toBe('image/jpeg');
    for (const [x, colour] of [
      [4, left],
      [20, right],
    ] as const) {
      const { width, height, red, green, blue } = await pixelAt(smaller, x, 8);
      expect([width, height]).toEqual([24, 16]);
      // A JPEG of this quality keeps a colour to a few shades.
      [red, green, blue].forEach((shade, ink) =>
        expect(Math.abs(shade - (colour[ink] ?? NaN))).toBeLessThan(8),
      );
    }
  });

  test.for(['cmyk.jpg', 'progressive.jpg', 'animated.gif', 'clear.png'])(
    '%s within the limit is kept as it is, whatever moves in it or shines through [EDIT-08]',
    async (name) => {
      const file = await unusualFile(name);
      const { screen, onSelect } = await renderEmpty();
      chooseFile(screen.container, file);
      await expect.element(screen.getByRole('textbox', { name: /Description/ })).toBeVisible();
      const chosen = onSelect.mock.lastCall?.[0];
      expect(chosen).toMatchObject({ name, isResized: false });
      const kept = await (await fetch(chosen?.dataUrl ?? '')).blob();
      expect(kept.type).toBe(file.type);
      expect(await kept.bytes()).toEqual(await file.bytes());
    },
  );

  test.for(['cmyk.jpg', 'progressive.jpg', 'clear.png', 'animated.gif'])(
    '%s with notes behind its end, as phones write them, is taken',
    async (name) => {
      const file = await unusualFile(name);
      const noted = new File([file, new Uint8Array(200), 'SEFT'], name, { type: file.type });
      const { screen, onSelect } = await renderEmpty();
      chooseFile(screen.container, noted);
      await expect.element(screen.getByRole('textbox', { name: /Description/ })).toBeVisible();
      expect(onSelect.mock.lastCall?.[0]).toMatchObject({ name, isResized: false });
    },
  );

  test.for(['cmyk.jpg', 'progressive.jpg', 'clear.png', 'animated.gif'])(
    '%s of which the end is missing is refused as unreadable, also by a browser that draws the rest',
    async (name) => {
      const rest = await createImageBitmap(new ImageData(24, 16));
      const drawing = vi.spyOn(window, 'createImageBitmap').mockResolvedValue(rest);
      onTestFinished(() => drawing.mockRestore());
      const file = await unusualFile(name);
      const cut = new File([file.slice(0, file.size - 20)], name, { type: file.type });
      const { screen, onSelect, onRefuse } = await renderEmpty();
      chooseFile(screen.container, cut);
      await expect.element(screen.getByText('Please, upload a better Image')).toBeVisible();
      expect(onRefuse).toHaveBeenCalledWith('unreadable');
      expect(onSelect).not.toHaveBeenCalled();
    },
  );
});

test('an animation is stopped in its preview (WCAG 2.2.2)', async () => {
  const screen = await render(<Animated />);
  await screen.getByRole('button', { name: 'Play the animation: Three rings' }).click();
  await expect.element(screen.getByRole('button', { name: 'Stop the animation' })).toHaveFocus();
  await screen.getByRole('textbox', { name: /Description/ }).fill('Rings');
  await expect
    .element(screen.getByRole('button', { name: 'Stop the animation: Rings' }))
    .toBeVisible();
  const { height } = screen.getByRole('img').element().getBoundingClientRect();
  expect(height).toBeLessThanOrEqual(240);
});

test('a picture that can only be exchanged shows no “Remove”', async () => {
  const screen = await render(<Chosen onRemove={undefined} />);
  await expect.element(screen.getByRole('button', { name: /Choose another/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

describe('making smaller', () => {
  test.each([
    [4000, 3000, 1024, 768],
    [3000, 4000, 576, 768],
    [4000, 1000, 1024, 256],
    [800, 600, 800, 600],
    [4000, 1, 1024, 1],
    [1, 4000, 1, 768],
  ])('%d x %d becomes %d x %d', (width, height, fitWidth, fitHeight) => {
    expect(fitInto({ width, height }, target)).toEqual({ width: fitWidth, height: fitHeight });
  });

  test('is done at the quality asked for [EDIT-09]', async () => {
    const file = await picture(200, 200, noise);
    const bytesAt = async (quality: number) =>
      (await drawSmaller(file, { ...target, quality })).size;
    const canvas = new OffscreenCanvas(200, 200);
    canvas.getContext('2d')?.drawImage(await createImageBitmap(file), 0, 0);
    const { size } = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 });
    expect(await bytesAt(0.7)).toBe(size);
    expect(await bytesAt(0.6)).toBeLessThan(size);
  });

  test('what was transparent becomes white [OPEN-88]', async () => {
    const clear = await picture(10, 10, () => undefined);
    const { red, green, blue } = await pixelAt(await drawSmaller(clear, target), 5, 5);
    expect([red, green, blue]).toEqual([255, 255, 255]);
  });

  test('is refused in a browser that hands out noise for what is drawn', async () => {
    const drawn = vi
      .spyOn(OffscreenCanvasRenderingContext2D.prototype, 'getImageData')
      .mockReturnValue(new ImageData(new Uint8ClampedArray([3, 250, 17, 255]), 1, 1));
    onTestFinished(() => drawn.mockRestore());
    const file = await lyingPhotograph();
    await expect(drawSmaller(file, target)).rejects.toThrow('lets nobody have what is drawn');
  });

  test('a photograph that notes that it lies on its side is turned upright', async () => {
    const upright = await drawSmaller(await lyingPhotograph(), target);
    expect(await pixelAt(upright, 0, 0)).toMatchObject({ width: 20, height: 40 });
  });

  test('can be cancelled while it runs', async () => {
    const cancelling = new AbortController();
    const drawing = resizeImage(await picture(1024, 768, noise), target, cancelling.signal);
    cancelling.abort();
    await expect(drawing).rejects.toThrow('Cancelled');
  });

  test('the page can start the worker that draws', () => {
    const worker = startWorker();
    expect(worker).toBeInstanceOf(Worker);
    worker?.terminate();
  });
});

describe('the description', () => {
  test('stands in the place of the picture for whoever cannot see it', async () => {
    const screen = await render(<Chosen />);
    await expect
      .element(screen.getByRole('img', { name: 'Hills under a full moon' }))
      .toBeVisible();
    await screen.getByRole('textbox', { name: /Description/ }).fill('Night');
    await expect.element(screen.getByRole('img', { name: 'Night' })).toBeVisible();
  });

  test('is counted as the product counts', async () => {
    const screen = await render(
      <Chosen altText="  Hills " altTextLimit={255} countAltText={(text) => text.trim().length} />,
    );
    await expect.element(screen.getByText(/^5 of 255/)).toBeVisible();
  });

  test('says what a team would have it say', async () => {
    const messages = { required: '(obligatoire)', used: () => 'compté' };
    const screen = await render(<Chosen altText="Hills" altTextLimit={255} messages={messages} />);
    await expect.element(screen.getByText('(obligatoire)')).toBeVisible();
    await expect.element(screen.getByText('compté')).toBeVisible();
  });

  test('is asked for where it is missing [EDIT-13]', async () => {
    const screen = await render(<WithoutDescription />);
    await expect
      .element(screen.getByRole('textbox', { name: /Description/ }))
      .toHaveAccessibleDescription(/Please, provide an image description/);
  });

  test('of the picture before is asked to be checked once another takes its place, until it is rewritten', async () => {
    const screen = await render(<Chosen />);
    const said = listen(screen.container);
    const description = screen.getByRole('textbox', { name: /Description/ });
    await expect.element(description).toHaveAccessibleDescription(/say what it shows/);
    chooseFile(screen.container, await picture(40, 30, () => undefined));
    await expect.element(description).toHaveAccessibleDescription(/for the image before/);
    await expect.poll(() => said).toContainEqual(expect.stringMatching(/is chosen$/));
    expect(said).toContainEqual(expect.stringMatching(/for the image before/));
    await description.fill('A blank sheet');
    await expect.element(description).toHaveAccessibleDescription(/say what it shows/);
  });

  test('goes with the picture when that is removed', async () => {
    const screen = await render(<Chosen />);
    await screen.getByRole('button', { name: 'Remove' }).click();
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /Choose an image/ })).toHaveFocus();
  });
});

/** A JPEG of 40 x 20 pixels with the note "turn me by 90 degrees" (EXIF orientation 6). */
async function lyingPhotograph() {
  const canvas = new OffscreenCanvas(40, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 20);
  const jpeg = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer(),
  );
  const exif = new TextEncoder().encode('Exif\0\0');
  // TIFF header, one entry: tag 0x0112 (orientation), SHORT, count 1, value 6.
  const tiff = [
    0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00,
    0x00, 0x01, 0x00, 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
  ];
  const length = 2 + exif.length + tiff.length;
  const segment = [0xff, 0xe1, length >> 8, length & 0xff, ...exif, ...tiff];
  return new Blob([jpeg.slice(0, 2), new Uint8Array(segment), jpeg.slice(2)], {
    type: 'image/jpeg',
  });
}

test('by keyboard the button opens the files, and the picture goes again', async () => {
  const screen = await render(<Chosen />);
  const keys = recordKeys();
  const input = screen.container.querySelector('input[type=file]');
  const opened = vi.fn((event: Event) => event.preventDefault());
  input?.addEventListener('click', opened);
  for (const name of ['Remove', /Choose another image/]) {
    await keys.press('Tab', 'goes to the next button, then to the description');
    await expect.element(screen.getByRole('button', { name })).toHaveFocus();
  }
  await keys.press('Tab', 'goes to the next button, then to the description');
  await expect.element(screen.getByRole('textbox', { name: /Description/ })).toHaveFocus();
  screen
    .getByRole('button', { name: /Choose another image/ })
    .element()
    .focus();
  await keys.press('Enter', 'on “Choose” opens the files of the device');
  expect(opened).toHaveBeenCalledTimes(1);
  await keys.press('Space', 'on “Choose” opens the files of the device');
  expect(opened).toHaveBeenCalledTimes(2);
  screen.getByRole('button', { name: 'Remove' }).element().focus();
  await keys.press('Enter', 'on “Remove” takes the picture away');
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  await keys.matchTable('ImageUpload');
});

test('what counts a description cannot come without what it counts against', () => {
  const upload = {
    label: 'Picture',
    accept: ['image/png'],
    maxBytes: 1,
    resize: target,
    image: null,
    onSelect: vi.fn(),
    onRefuse: vi.fn(),
    altText: '',
    onAltTextChange: vi.fn(),
  };
  // @ts-expect-error -- without a limit there is no counter
  const props: ImageUploadProps = { ...upload, countAltText: () => 0 };
  expect(props.altTextLimit).toBeUndefined();
});
