import { Tag, type TagTone } from '@sounding/ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
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
