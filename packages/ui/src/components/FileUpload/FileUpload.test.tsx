import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseFile } from '../../../../../tools/test/chooseFile';
import { readsFromTheRight } from '../../testing/readsFromTheRight';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './FileUpload.stories';
import { UiProvider } from '../UiProvider';
import { FileUpload, type FileUploadProps } from './FileUpload';
import { formatBytes } from './formatBytes';

const { Chosen, Disabled, Empty, Required, Uploading, UploadThatMoves, WrongFile } =
  composeStories(stories);

const pdf = (name: string, bytes = 1_240_000) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

function drop(target: Element, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const drag = (type: string) =>
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  return { isRefused: drag('dragover'), isLeftToBrowser: drag('drop') };
}

test('the button is found by its field and its words, and opens the file dialog by keyboard', async () => {
  const screen = await render(<Required />);
  const button = screen.getByRole('button', {
    name: 'Ethics document (required) Choose a file',
  });
  await expect
    .element(button)
    .toHaveAccessibleDescription(
      'PNG, JPG, JPEG or PDF, up to 2\u00a0MB The letter or certificate in which a committee approves your research.',
    );
  const keys = recordKeys();
  await keys.press('Tab', 'goes to the button');
  await expect.element(button).toHaveFocus();

  const opened = vi.fn((event: Event) => event.preventDefault());
  screen.container.querySelector('input')?.addEventListener('click', opened);
  await keys.press('Enter', 'opens the file dialog');
  expect(opened).toHaveBeenCalledOnce();
  await keys.press('Space', 'opens the file dialog');
  expect(opened).toHaveBeenCalledTimes(2);
  await keys.matchTable('FileUpload');
});

test('where any type is taken, only the size is said', async () => {
  const screen = await render(<Empty accept={[]} />);
  await expect.element(screen.getByText('Up to 2 MB', { exact: true })).toBeVisible();
  expect(screen.container.querySelector('input')?.accept).toBe('');
});

test('a chosen file is shown and announced by name and size', async () => {
  const onSelect = vi.fn();
  const screen = await render(<Empty onSelect={onSelect} />);
  chooseFile(screen.container, pdf('letter.pdf'));
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'letter.pdf' }));
  await expect.element(screen.getByText('letter.pdf, 1.2 MB, is chosen')).toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: 'Ethics document Choose another file' }))
    .toHaveAccessibleDescription(/^letter\.pdf 1\.2\sMB/);
});

test('a file is chosen by dropping it (pitfall 11)', async () => {
  const onSelect = vi.fn();
  const screen = await render(<Empty onSelect={onSelect} />);
  drop(screen.getByText('Drop a file here, or').element(), pdf('letter.pdf'));
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'letter.pdf' }));
});

test('formats are named as people know them, whichever way they are given', async () => {
  const screen = await render(<Empty accept={['.pdf', 'text/plain']} maxBytes={2_000_000} />);
  await expect.element(screen.getByText('PDF or TXT, up to 2 MB')).toBeVisible();
  expect(screen.container.querySelector('input')?.accept).toBe('.pdf,text/plain');
  await screen.rerender(<Empty accept={['image/*', 'pdf']} maxBytes={2_000_000} />);
  await expect.element(screen.getByText('Any image file or PDF, up to 2 MB')).toBeVisible();
  const messages = { anyOf: (kind: string) => `tout fichier ${kind}` };
  await screen.rerender(<Empty accept={['image/*']} maxBytes={Infinity} messages={messages} />);
  await expect.element(screen.getByText('Tout fichier image')).toBeVisible();
});

test('an ending in capitals is offered and accepted: .PDF is a pdf (pitfall 11)', async () => {
  const screen = await render(<Empty />);
  chooseFile(screen.container, pdf('LETTER.PDF'));
  await expect.element(screen.getByText('LETTER.PDF', { exact: true })).toBeVisible();
});

test('a wrong file leaves the field empty, and the reason is announced and stays (pitfall 11)', async () => {
  const screen = await render(<Empty />);
  drop(screen.getByText('Drop a file here, or').element(), new File(['x'], 'notes.txt'));
  const button = screen.getByRole('button', { name: 'Ethics document Choose a file' });
  await expect
    .element(button)
    .toHaveAccessibleDescription(/Invalid file format notes\.txt was not added$/);
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Invalid file format' }))
    .toBeInTheDocument();
  await expect.element(screen.getByText(/is chosen/)).not.toBeInTheDocument();
  await expect.element(screen.getByText('notes.txt', { exact: true })).not.toBeInTheDocument();
});

test('which file was refused stands below the error, also of a second one, and goes with it', async () => {
  const screen = await render(<Empty />);
  const field = screen.getByText('Drop a file here, or').element();
  drop(field, new File(['x'], 'notes.txt'));
  await expect.element(screen.getByText('notes.txt was not added')).toBeVisible();
  drop(field, new File(['x'], 'plan.docx'));
  await expect.element(screen.getByText('plan.docx was not added')).toBeVisible();
  await expect.element(screen.getByText('notes.txt')).not.toBeInTheDocument();

  chooseFile(screen.container, pdf('letter.pdf'));
  await expect.element(screen.getByText('letter.pdf', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/was not added/)).not.toBeInTheDocument();
});

test('an error that is of no file names none', async () => {
  const field = { label: 'Document', accept: ['pdf'], maxBytes: 9, onSelect: vi.fn() };
  const missing = 'The ethics document is missing';
  const screen = await render(<FileUpload {...field} file={null} error={missing} />);
  // The app first shows the old error while it checks the file, then keeps the file, then drops it.
  chooseFile(screen.container, pdf('letter.pdf'));
  await expect.element(screen.getByText(missing)).toBeVisible();
  expect(screen.container).not.toHaveTextContent('letter.pdf');
  await screen.rerender(<FileUpload {...field} file={{ name: 'letter.pdf', size: 1 }} />);
  await screen.rerender(<FileUpload {...field} file={null} error={missing} />);
  await expect.element(screen.getByText(missing)).toBeVisible();
  expect(screen.container).not.toHaveTextContent('letter.pdf');
});

test('a wrong file is not said to be chosen once its error is taken back', async () => {
  const story = (error?: string) => (
    <FileUpload
      label="Document"
      accept={['pdf']}
      maxBytes={9}
      file={null}
      onSelect={vi.fn()}
      error={error}
    />
  );
  const screen = await render(story());
  drop(screen.getByText('Drop a file here, or').element(), new File(['x'], 'notes.txt'));
  await screen.rerender(story('Invalid file format'));
  await expect.element(screen.getByText('Invalid file format')).toBeVisible();
  await screen.rerender(story());
  await expect.element(screen.getByText('Invalid file format')).not.toBeInTheDocument();
  expect(screen.container).not.toHaveTextContent('notes.txt');
});

test('after a wrong file the same file can be chosen again, once mended', async () => {
  const onSelect = vi.fn();
  const screen = await render(<Empty onSelect={onSelect} />);
  chooseFile(screen.container, pdf('letter.pdf', 2_000_001));
  await expect.element(screen.getByText('File size is greater than 2MB')).toBeVisible();

  const input = screen.container.querySelector('input');
  input?.addEventListener('click', (event) => event.preventDefault());
  await screen.getByRole('button', { name: /Choose a file/ }).click();
  expect(input).toHaveValue('');
  chooseFile(screen.container, pdf('letter.pdf', 2_000_000));
  await expect.element(screen.getByText('File size is greater than 2MB')).not.toBeInTheDocument();
  await expect.element(screen.getByText('letter.pdf, 2 MB, is chosen')).toBeInTheDocument();
});

test('several files at once are refused with a word', async () => {
  const onSelect = vi.fn();
  const screen = await render(<Empty onSelect={onSelect} />);
  drop(screen.getByText('Drop a file here, or').element(), pdf('a.pdf'), pdf('b.pdf'));
  await expect.element(screen.getByText('Drop one file only')).toBeVisible();
  expect(onSelect).not.toHaveBeenCalled();
});

test('an error that comes after several files takes the place of the word about them', async () => {
  const field = { label: 'Document', accept: ['pdf'], maxBytes: 9, file: null, onSelect: vi.fn() };
  const screen = await render(<FileUpload {...field} error="Invalid file format" />);
  drop(screen.getByRole('button').element(), pdf('a.pdf'), pdf('b.pdf'));
  const word = screen.getByText('Drop one file only');
  await expect.element(word).toBeVisible();
  await screen.rerender(<FileUpload {...field} error="The ethics document is missing" />);
  await expect.element(screen.getByText('The ethics document is missing')).toBeVisible();
  await expect.element(word).not.toBeInTheDocument();
});

test('removing the file takes the word about several files along', async () => {
  const screen = await render(<Chosen />);
  const place = screen.getByRole('button', { name: 'Remove' }).element();
  drop(place, pdf('a.pdf'), pdf('b.pdf'));
  await expect.element(screen.getByText('Drop one file only')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByText('Drop one file only')).not.toBeInTheDocument();
});

test('a file that misses the field does not make the browser leave the page', async () => {
  await render(<Empty />);
  expect(drop(document.body, pdf('letter.pdf')).isLeftToBrowser).toBe(false);
});

test('a removed file is gone, said so, and focus stays in the field', async () => {
  const onRemove = vi.fn();
  const screen = await render(<Chosen onRemove={onRemove} />);
  await screen.getByRole('button', { name: 'Remove' }).click();
  expect(onRemove).toHaveBeenCalledOnce();
  await expect
    .element(screen.getByRole('button', { name: 'Ethics document Choose a file' }))
    .toHaveFocus();
  await expect
    .element(screen.getByText('Ethics approval letter.pdf is removed'))
    .toBeInTheDocument();
});

test('an upload shows how far it has come and can be cancelled', async () => {
  const onCancel = vi.fn();
  const screen = await render(<Uploading onCancel={onCancel} />);
  const bar = screen.getByRole('progressbar', { name: 'Uploading Ethics approval letter.pdf' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '40');
  await expect.element(screen.getByText('40%')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Choose/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Cancel upload' }).click();
  expect(onCancel).toHaveBeenCalledOnce();
});

describe('an upload on its way', () => {
  // The test moves the progress itself, however long the machine takes for a press.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('whoever cancels it finds the focus on the button for a file', async () => {
    const screen = await render(<UploadThatMoves />);
    await screen.getByRole('button', { name: 'Cancel upload' }).click();
    await expect.element(screen.getByRole('button', { name: /Choose another/ })).toHaveFocus();
  });

  test('its progress moves, and goes once it has arrived', async () => {
    const screen = await render(<UploadThatMoves />);
    const bar = screen.getByRole('progressbar');
    await expect.element(bar).toHaveAttribute('aria-valuenow', '0');
    await vi.advanceTimersByTimeAsync(200);
    await expect.element(bar).toHaveAttribute('aria-valuenow', '50');
    await vi.advanceTimersByTimeAsync(300);
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /Choose another/ })).toBeVisible();
  });
});

test('whoever chose by the button is at the upload while it is on its way, and at the button again after it', async () => {
  const story = (isUploading: boolean) => (
    <FileUpload
      label="Document"
      accept={['pdf']}
      maxBytes={9}
      file={isUploading ? { name: 'letter.pdf', size: 1 } : null}
      onSelect={vi.fn()}
      progress={isUploading ? 0.2 : undefined}
    />
  );
  const screen = await render(story(false));
  const button = screen.getByRole('button', { name: /Choose a file/ });
  button.element().focus();
  await screen.rerender(story(true));
  const bar = screen.getByRole('progressbar').element();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(bar)).toBe(true);
  await screen.rerender(story(false));
  await expect.element(button).toHaveFocus();
});

test('an upload of which nobody can say how far it is, as 0 of 0 bytes, says no number', async () => {
  const screen = await render(<Uploading progress={NaN} />);
  const bar = screen.getByRole('progressbar', { name: 'Uploading Ethics approval letter.pdf' });
  await expect.element(bar).not.toHaveAttribute('aria-valuenow');
  await expect.element(bar).not.toHaveAttribute('aria-valuetext');
  expect(screen.container).not.toHaveTextContent('NaN');
});

test.each([
  [-1, '0%'],
  [1.7, '100%'],
])('an upload that has come to %d shows %s', async (progress, shown) => {
  const screen = await render(<Uploading progress={progress} />);
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', shown);
});

test('without a limit only the formats are said, and without formats nothing', async () => {
  const screen = await render(<Empty accept={['pdf']} maxBytes={Infinity} />);
  await expect.element(screen.getByText('PDF', { exact: true })).toBeVisible();
  await screen.rerender(<Empty accept={[]} maxBytes={Infinity} />);
  await expect
    .element(screen.getByRole('button', { name: 'Ethics document Choose a file' }))
    .toHaveAccessibleDescription('');
});

test('nothing can be dropped on a disabled field', async () => {
  const onSelect = vi.fn();
  const screen = await render(<Disabled onSelect={onSelect} />);
  drop(screen.getByText('Drop a file here, or').element(), pdf('letter.pdf'));
  expect(onSelect).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button')).toBeDisabled();
});

test('a file dragged on to a part of the place stays over it, and is not once it has left', async () => {
  const screen = await render(<Empty />);
  const words = screen.getByText('Drop a file here, or').element();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(pdf('letter.pdf'));
  const drag = (type: string, relatedTarget: Element) =>
    words.dispatchEvent(
      new DragEvent(type, { dataTransfer, relatedTarget, bubbles: true, cancelable: true }),
    );
  const over = () => screen.container.querySelector('[data-over]');
  drag('dragover', document.body);
  await expect.poll(over).not.toBeNull();
  drag('dragleave', screen.getByRole('button').element());
  await screen.rerender(<Empty />);
  expect(over()).not.toBeNull();
  drag('dragleave', document.body);
  await expect.poll(over).toBeNull();
});

test('the words of the app are shown as they are', async () => {
  const screen = await render(<WrongFile error="File size is greater than 2MB" />);
  await expect.element(screen.getByText('File size is greater than 2MB')).toBeVisible();
});

test.each([
  [0, '0\u00a0bytes'],
  [999, '999\u00a0bytes'],
  [340_000, '340\u00a0kB'],
  [2_000_000, '2\u00a0MB'],
  [1_240_000, '1.2\u00a0MB'],
  [999_499, '999\u00a0kB'],
  [999_500, '1\u00a0MB'],
  [999_949_999, '999.9\u00a0MB'],
  [999_999_999, '1\u00a0GB'],
  [2_000_000_000_000, '2,000\u00a0GB'],
  [NaN, ''],
  [-1, ''],
])('%d bytes read as “%s”', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

test('sizes and formats are written in the language of the page', async () => {
  const screen = await render(
    <UiProvider navigate={() => undefined} locale="fr-FR">
      <FileUpload
        label="Avis"
        accept={['pdf', 'png']}
        maxBytes={2_000_000}
        file={{ name: 'avis.pdf', size: 340_000 }}
        onSelect={() => undefined}
        onRemove={() => undefined}
        messages={{ accepted: (formats, size) => `${formats}, ${size} au plus` }}
      />
    </UiProvider>,
  );
  await expect.element(screen.getByText('PDF ou PNG, 2 Mo au plus')).toBeVisible();
  await expect.element(screen.getByText('340 ko', { exact: true })).toBeVisible();
});

test('what stops the sending cannot come without how far it is', () => {
  const upload = { label: 'Document', accept: ['pdf'], maxBytes: 1, file: null, onSelect: vi.fn() };
  // @ts-expect-error -- nothing is on its way
  const props: FileUploadProps = { ...upload, onCancel: vi.fn() };
  expect(props.progress).toBeUndefined();
});

test('the name of a file that is read from the right keeps its own order', async () => {
  const name = 'هل ننام جيدا؟ COVID-19!';
  const screen = await render(<Chosen file={{ name, size: 1 }} />);
  expect(readsFromTheRight(screen.getByText(name).element())).toBe(true);
});
