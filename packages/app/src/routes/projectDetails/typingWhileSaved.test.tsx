import type { Schemas } from '@sounding/api-client';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openApp } from '../../testing/openApp';
import { storedProjectSample } from '../../testing/samples';
import { around, buttonIn, subtitleIn } from './details.fixture';

const asServerWrites = (html = '') =>
  html.replaceAll('<br>', '<br />').replaceAll('&nbsp;', '\u00a0');

/** A server that writes rich text differently from the editor, and answers only when told to. */
async function openSlow(html: string) {
  let stored = storedProjectSample();
  const store = (version: number, sent: Partial<Schemas['ProjectChanges']>) => {
    stored = storedProjectSample({
      version,
      subtitle: sent.subtitle ?? stored.subtitle,
      contents: stored.contents.map((item, index) => ({
        ...item,
        value: asServerWrites(sent.contents?.[index]?.value ?? (index === 1 ? html : item.value)),
      })),
      questions: stored.questions.map((question, index) => ({
        ...question,
        text: asServerWrites(sent.questions?.[index]?.text ?? html),
      })),
    });
  };
  store(3, {});
  let answer: () => void = () => undefined;
  const app = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': () => stored,
      'PUT /projects': async ({ body }) => {
        store(stored.version + 1, body as Schemas['ProjectChanges']);
        const answered = stored;
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return answered;
      },
    },
  });
  return { ...app, answer: () => answer() };
}

test.each([
  ['Paragraph 1', 'a line break', '<p>One<br>two</p>'],
  ['Paragraph 1', 'a space that does not break', '<p>10&nbsp;mg a day</p>'],
  ['Question text', 'a line break', '<p>One<br>two</p>'],
])(
  'what is typed into %s with %s while a save is answered stays, and is unsaved',
  async (name, _what, html) => {
    const { screen, server, answer } = await openSlow(html);
    const sent = () => server.arrived('PUT /projects');
    const editor = screen.getByRole('textbox', { name });
    // From here on the form has the text as the editor writes it.
    await editor.click();
    await userEvent.keyboard('{Control>}{End}{/Control}.');
    await subtitleIn(screen).fill('Sent');
    await buttonIn(screen, 'Save as draft').click();
    await expect.poll(sent).toHaveLength(1);
    await editor.click();
    await userEvent.keyboard('{Control>}{End}{/Control} a');
    answer();
    await userEvent.keyboard('bcdefghij');
    await expect.element(buttonIn(screen, 'Cancel changes')).toBeEnabled();
    await buttonIn(screen, 'Save as draft').click();
    await expect.poll(sent).toHaveLength(2);
    expect(JSON.stringify(sent()[1]?.body)).toContain('. abcdefghij');
  },
);
