import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Badge } from '../Badge';
import { FileUpload } from '../FileUpload';
import { LineChart } from '../LineChart';
import { Link } from '../Link';
import { NumberField } from '../NumberField';
import { Pagination } from '../Pagination';
import { PollResults } from '../PollResults';
import { ProgressBar } from '../ProgressBar';
import { QuestionPreview } from '../QuestionPreview';
import { RichTextEditor } from '../RichTextEditor';
import { SessionTimeoutDialog } from '../SessionTimeoutDialog';
import { Slider } from '../Slider';
import { StatCard } from '../StatCard';
import { Table } from '../Table';
import { TextField } from '../TextField';
import { UiProvider } from './UiProvider';

const link = <Link href="/cookies">Cookies</Link>;

test('a link inside the app moves by the router and loads no page', async () => {
  const navigate = vi.fn();
  const screen = await render(<UiProvider navigate={navigate}>{link}</UiProvider>);
  await screen.getByRole('link').click();
  expect(navigate).toHaveBeenCalledWith('/cookies', undefined);
});

test('below a base path a link shows the whole address', async () => {
  const screen = await render(
    <UiProvider navigate={() => undefined} useHref={(path) => `/base${path}`}>
      {link}
    </UiProvider>,
  );
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/base/cookies');
});

test('the theme a person chose holds for the whole page, dialogs included, until given back', async () => {
  const app = (theme: 'dark' | 'system') => (
    <UiProvider navigate={() => undefined} theme={theme}>
      {link}
    </UiProvider>
  );
  const ground = () => getComputedStyle(document.body).backgroundColor;

  const screen = await render(app('system'));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  const systemGround = ground();

  await screen.rerender(app('dark'));
  expect(ground()).not.toBe(systemGround);

  await screen.rerender(app('system'));
  expect(ground()).toBe(systemGround);
});

test('without a theme, what somebody else marked the page with stays', async () => {
  document.documentElement.dataset['theme'] = 'corporate';
  onTestFinished(() => document.documentElement.removeAttribute('data-theme'));
  await render(<UiProvider navigate={() => undefined}>{link}</UiProvider>);
  expect(document.documentElement).toHaveAttribute('data-theme', 'corporate');
});

test('numbers are written as in the language of the page', async () => {
  const screen = await render(
    <UiProvider navigate={() => undefined} locale="de-DE">
      <NumberField label="Stunden" value={1.5} onChange={() => undefined} step={0.5} />
      <Badge count={12_480} label={(count) => `${count} Antworten`} />
      <StatCard stats={[{ id: 'projects', label: 'Projekte', value: 1_204 }]} />
      <PollResults
        title="Wo?"
        data={[
          { label: 'Zu Hause', count: 1_300, percentage: 61.9 },
          { label: 'Am Telefon', count: 800, percentage: 38.1 },
        ]}
      />
      <LineChart title="Wann?" data={[{ at: new Date('2026-10-01T12:00Z'), value: 2_500 }]} />
    </UiProvider>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Stunden' })).toHaveValue('1,5');
  await expect.element(screen.getByText('12.480')).toBeVisible();
  await expect.element(screen.getByText('1.204')).toBeVisible();
  await expect.element(screen.getByText('61,90\u00a0% (1.300)')).toBeVisible();
  await expect
    .element(screen.getByRole('img', { name: '01.10.2026: 2.500 responses' }))
    .toBeVisible();
});

test('numbers in what a page, a list and an editor say by themselves are, too', async () => {
  const nothing = () => undefined;
  const page = (status: 'loading' | 'ready') => (
    <UiProvider navigate={nothing} locale="ar-EG">
      <Pagination page={1_233} totalPages={12_345} onChange={nothing} />
      <Table
        caption="Studies"
        columns={[{ id: 'title', label: 'Title', isRowHeader: true, cell: (title) => title }]}
        rows={['Sleep', 'Asthma']}
        getRowId={(title) => title}
        status={status}
        empty={null}
      />
      <RichTextEditor label="Question" value="" onChange={nothing} />
    </UiProvider>
  );
  const screen = await render(page('loading'));
  await screen.rerender(page('ready'));
  await expect.element(screen.getByText('Page ١٬٢٣٤ of ١٢٬٣٤٥')).toBeVisible();
  await expect.element(screen.getByText('٢ rows')).toBeInTheDocument();

  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'x'.repeat(60_000));
  const editor = screen.getByRole('textbox', { name: 'Question' }).element();
  editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  await expect.element(screen.getByText(/٦٠٬٠٠٠ characters, and at most ٥٠٬٠٠٠/)).toBeVisible();
});

test('numbers that stand on parts without words of their own are, too', async () => {
  const nothing = () => undefined;
  const screen = await render(
    <UiProvider navigate={nothing} locale="ar-EG">
      <TextField label="Title" value="Sleep" onChange={nothing} limit={1_000} />
      <ProgressBar label="Uploading" value={0.64} />
      <FileUpload
        label="Protocol"
        accept={['pdf']}
        maxBytes={2_000_000}
        file={{ name: 'protocol.pdf', size: 1_500_000 }}
        onSelect={nothing}
        onRemove={nothing}
        progress={0.37}
      />
      <Slider
        label="Hours"
        value={2}
        onChange={nothing}
        minValue={1}
        maxValue={10}
        endLabels={{ start: 'few', end: 'many' }}
      />
      <QuestionPreview
        question={{
          text: '',
          pollOptions: [],
          sliderOption: { maxValue: 5, lowerBoundText: 'Never', upperBoundText: 'Always' },
        }}
      />
      <SessionTimeoutDialog
        isOpen
        expiresAt={new Date(65_000)}
        now={() => 0}
        onContinue={nothing}
        onLogOut={nothing}
        onAcknowledge={nothing}
      />
    </UiProvider>,
  );
  await expect.element(screen.getByRole('timer')).toHaveTextContent('١:٠٥');
  const page = document.body.textContent;
  for (const words of ['٥ of ١٬٠٠٠ characters', '٦٤٪', '٣٧٪', '١: few', '١٠: many', '٥: Always']) {
    expect(page).toContain(words);
  }
});

test('values of another team’s style sheet win over the theme, even where it is loaded first', async () => {
  const sheet = document.createElement('style');
  sheet.textContent = ':root { --ui-paper-page: rgb(240, 230, 250) }';
  document.head.prepend(sheet);
  await render(<UiProvider navigate={() => undefined}>{link}</UiProvider>);
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(240, 230, 250)');
  sheet.remove();
});

test('a team whose styles are in layers places all of the library below those for single elements', async () => {
  const sheet = document.createElement('style');
  sheet.textContent =
    '@layer sounding-ui, utilities; @layer utilities { .far { margin-block-start: 32px } }';
  document.head.prepend(sheet);
  onTestFinished(() => sheet.remove());
  const screen = await render(
    <UiProvider navigate={() => undefined}>
      <h1 className="far">Home</h1>
    </UiProvider>,
  );
  await expect.element(screen.getByRole('heading')).toHaveStyle({ marginBlockStart: '32px' });
});
