import { Tag, type TagTone } from '@sounding/ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { translatePage } from '../../../../tools/test/translatePage';
import { versionSample } from '../testing/samples';
import { DocumentHistory } from './DocumentHistory';

test.each<[who: string, isReaderDeciding: boolean, tone: TagTone]>([
  ['waits for the administrator who reads of it', true, 'attention'],
  ['asks nothing of the researcher who reads of it', false, 'info'],
])('a document not decided %s', async (_who, isReaderDeciding, tone) => {
  const screen = await render(
    <>
      <DocumentHistory versions={[versionSample()]} isReaderDeciding={isReaderDeciding} />
      <Tag tone={tone}>As it should look</Tag>
    </>,
  );
  const groundOf = (words: string) => {
    const tag = screen.getByText(words, { exact: true }).element().parentElement;
    return tag && getComputedStyle(tag).backgroundColor;
  };
  expect(groundOf('Not decided')).toBe(groundOf('As it should look'));
});

test('on a page that the browser translates what became of a document follows', async () => {
  const history = (changes: Parameters<typeof versionSample>[0]) => (
    <DocumentHistory versions={[versionSample(changes)]} isReaderDeciding={false} />
  );
  const screen = await render(history({ replacedDate: '2026-10-02T08:00:00.000Z' }));
  translatePage();
  await screen.rerender(history({ replacedDate: '2026-10-03T08:00:00.000Z' }));
  await expect.element(screen.getByText(/^Replaced on/)).toHaveTextContent('03/10/2026');
  await screen.rerender(history({ replacedDate: null }));
  await expect.element(screen.getByRole('listitem')).not.toHaveTextContent('Replaced');
});
