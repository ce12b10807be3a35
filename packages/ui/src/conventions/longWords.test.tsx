import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DescriptionList } from '../components/DescriptionList';
import { Header } from '../components/Header';
import { InlineMessage } from '../components/InlineMessage';
import { StatCard } from '../components/StatCard';
import { StatusHistory } from '../components/StatusHistory';
import { Table } from '../components/Table';
import { TaskList } from '../components/TaskList';
import { VideoLinkField } from '../components/VideoLinkField';

/** 70 letters. */
const word = 'Forschungsvorhabensgenehmigungsverfahrensordnungskommissionsmitglieder';
const nothing = () => undefined;

beforeEach(() => page.viewport(320, 640));
afterEach(() => page.viewport(1024, 768));

const examples: Record<string, ReactElement> = {
  'the name of a product': (
    <Header homeHref="/" productName={word} version="v1" isAuthenticated onLogOut={nothing} />
  ),
  'a date of a history': (
    <StatusHistory
      label="History"
      steps={[{ id: 'draft', label: 'Draft', instant: '2026-03-01T12:00:00Z', date: word }]}
    />
  ),
  'the header by which a table is sorted': (
    <Table
      caption="Projects"
      empty={null}
      rows={['Sleep']}
      getRowId={(row) => row}
      columns={[{ id: 'title', label: word, isSortable: true, cell: (row) => row }]}
      sort={{ columnId: 'title', direction: 'ascending' }}
      onSortChange={nothing}
    />
  ),
  'the name of a fact': <DescriptionList items={[{ term: word, description: 'Draft' }]} />,
  'what a number counts': (
    <StatCard stats={[{ id: 'answers', label: word, value: 3, note: word }]} />
  ),
  'a message beside others': (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'start' }}>
      <InlineMessage tone="error">{word}</InlineMessage>
    </div>
  ),
  'what a task still asks for': (
    <TaskList
      label="Before you submit"
      tasks={[{ id: 'dates', label: 'Dates', isDone: false, problems: [{ message: word }] }]}
    />
  ),
  'the name of a video': (
    <VideoLinkField
      label="Video"
      value={`https://video.example/${word}`}
      onChange={nothing}
      parse={() => word}
    />
  ),
};

test.each(Object.entries(examples))('a long word breaks on a phone: %s', async (_, example) => {
  const screen = await render(example);
  const range = document.createRange();
  for (const element of screen.container.querySelectorAll('*')) {
    if (!element.checkVisibility() || element.clientWidth === 1) continue;
    range.selectNodeContents(element);
    expect(Math.floor(range.getBoundingClientRect().right)).toBeLessThanOrEqual(320);
  }
  expect(screen.container).toHaveTextContent(word);
});
