import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BarChart } from '../components/BarChart';
import { Button } from '../components/Button';
import { CheckboxGroup } from '../components/CheckboxGroup';
import { DescriptionList } from '../components/DescriptionList';
import { FileUpload } from '../components/FileUpload';
import { Header } from '../components/Header';
import { InlineMessage } from '../components/InlineMessage';
import { LineChart } from '../components/LineChart';
import { Pagination } from '../components/Pagination';
import { QuestionEditor } from '../components/QuestionEditor';
import { StatCard } from '../components/StatCard';
import { StatusHistory } from '../components/StatusHistory';
import { Table } from '../components/Table';
import { TaskList } from '../components/TaskList';
import { VideoLinkField } from '../components/VideoLinkField';

/** A word of 70 letters. */
const word = 'Forschungsvorhabensgenehmigungsverfahrensordnungskommissionsmitglieder';
const nothing = () => undefined;
const limits = {
  text: 255,
  pollChoice: 100,
  likertLabel: 50,
  minimumPollChoices: 2,
  likertMinimum: 5,
  likertMaximum: 10,
};

beforeEach(() => page.viewport(320, 640));
afterEach(() => page.viewport(1024, 768));

const examples: Record<string, ReactElement> = {
  'the name of a product': (
    <Header homeHref="/" productName={word} version="v1" isAuthenticated onLogOut={nothing} />
  ),
  'the version of a product': (
    <Header homeHref="/" productName="Sounding" version={word} isAuthenticated onLogOut={nothing} />
  ),
  'the way out of a product': (
    <Header
      homeHref="/"
      productName="Sounding"
      version="v1"
      isAuthenticated
      onLogOut={nothing}
      messages={{ logOut: word }}
    />
  ),
  'where one is in a list of pages': (
    <Pagination page={1} totalPages={3} onChange={nothing} messages={{ page: () => word }} />
  ),
  'the ways through a list of pages': (
    <Pagination
      page={1}
      totalPages={3}
      onChange={nothing}
      messages={{ previous: word, next: word }}
    />
  ),
  'the only date of a line': (
    <LineChart
      title="Answers"
      data={[{ at: new Date(0), value: 3 }]}
      messages={{ time: () => word }}
    />
  ),
  'the dates of a line': (
    <LineChart
      title="Answers"
      data={[
        { at: new Date(0), value: 3 },
        { at: new Date(1), value: 4 },
      ]}
      messages={{ time: () => word }}
    />
  ),
  'what a disabled button does, and why it is disabled': (
    <Button isDisabled disabledReason={word}>
      {word}
    </Button>
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
  'why a button is disabled': (
    <Button isDisabled disabledReason={word}>
      Send
    </Button>
  ),
  'how many choices are ticked, and why some are locked': (
    <CheckboxGroup
      label="Ages"
      value={[]}
      onChange={nothing}
      options={[{ value: 'young', label: '18 to 25', isLocked: true }]}
      messages={{ selected: () => word, locked: word }}
    />
  ),
  'the value of a bar': (
    <BarChart
      title="Interests"
      data={[{ label: word, count: 3 }]}
      messages={{ value: () => word }}
    />
  ),
  'the type of a file': (
    <FileUpload
      label="Protocol"
      accept={[`application/${word.toLowerCase()}`]}
      maxBytes={2_000_000}
      file={null}
      onSelect={nothing}
      messages={{ drop: word }}
    />
  ),
  'the headings of a question': (
    <QuestionEditor
      id="question"
      label={word}
      headingLevel={2}
      value={{ text: '', pollOptions: [{ text: 'Yes' }, { text: 'No' }], sliderOption: null }}
      onChange={nothing}
      limits={limits}
      messages={{ poll: word }}
    />
  ),
  'why no further answer can be added to a question': (
    <QuestionEditor
      id="question"
      label="Question"
      headingLevel={2}
      value={{
        text: '',
        pollOptions: [{ text: 'Yes' }, { text: 'No' }],
        sliderOption: null,
      }}
      onChange={nothing}
      limits={limits}
      messages={{ addLikert: word, likertBlocked: word }}
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
  const screen = await render(<div style={{ marginInline: 16 }}>{example}</div>);
  const range = document.createRange();
  for (const element of screen.container.querySelectorAll('*')) {
    // Skips what is hidden, completely or in a box of one pixel.
    if (!element.checkVisibility() || element.clientWidth === 1) continue;
    expectInside(element.getBoundingClientRect());
    for (const part of element.childNodes) {
      if (!(part instanceof Text)) continue;
      range.selectNode(part);
      expectInside(range.getBoundingClientRect());
    }
  }
  expect(screen.container).toHaveTextContent(word);
});

function expectInside({ left, right }: DOMRect) {
  expect(Math.ceil(left)).toBeGreaterThanOrEqual(0);
  expect(Math.floor(right)).toBeLessThanOrEqual(320);
}
