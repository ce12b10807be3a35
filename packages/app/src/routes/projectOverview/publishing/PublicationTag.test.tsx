import { Tag } from '@sounding/ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PublicationTag } from './PublicationTag';

test('a draft asks nothing of anybody, and looks so, as a draft project does', async () => {
  const screen = await render(
    <>
      <PublicationTag status="DRAFT" />
      <Tag tone="neutral">As it should look</Tag>
    </>,
  );
  const groundOf = (words: string) => {
    const tag = screen.getByText(words, { exact: true }).element().parentElement;
    return tag && getComputedStyle(tag).backgroundColor;
  };
  expect(groundOf('Draft')).toBe(groundOf('As it should look'));
});
