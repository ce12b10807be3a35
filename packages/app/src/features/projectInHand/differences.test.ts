import { formatShortDateTime } from '@sounding/domain/dates';
import { expect, test } from 'vitest';
import { farAhead, storedProjectSample } from '../../testing/samples';
import { differencesBetween } from './differences';
import { storedProject } from './projectInHand';

const loaded = (project: Parameters<typeof storedProjectSample>[0] = {}) =>
  storedProject(storedProjectSample(project), null).form;

test('two loads of the same project do not differ, whatever keys their items got', () => {
  expect(differencesBetween(loaded(), loaded())).toEqual([]);
});

test('what differs is told in the words of both versions, in the order of the page', () => {
  const mine = {
    ...loaded(),
    subtitle: 'Mine',
    launchDate: '2027-02-24T14:05:00.000Z',
    contents: loaded().contents.map((item) =>
      item.type === 'PARAGRAPH' ? { ...item, value: '<p>Words &amp; <b>deeds</b></p>' } : item,
    ),
    questions: [],
  };
  expect(differencesBetween(mine, loaded({ subtitle: 'Theirs' }))).toEqual([
    { part: 'Subtitle', mine: 'Mine', theirs: 'Theirs' },
    { part: 'Launch', mine: '24/02/2027, 14:05', theirs: 'On approval' },
    {
      part: 'Paragraph\u{a0}1',
      mine: 'Words & deeds',
      theirs: 'Breathlessness changes everyday plans.',
    },
    { part: 'Question\u{a0}1', mine: '', theirs: 'How clear is our aim?' },
  ]);
});

test('each part that differs is told by its name, and white space around words is none of it', () => {
  const item = { id: 1, imageBase64: null, imageAltText: null } as const;
  const mine = loaded({
    contents: [
      { ...item, type: 'VIDEO', value: 'aaaaaaaaaaa' },
      { ...item, type: 'HEADING', value: 'Why' },
    ],
  });
  const theirs = {
    ...loaded({
      contents: [
        { ...item, type: 'VIDEO', value: ' bbbbbbbbbbb ' },
        { ...item, type: 'HEADING', value: 'How' },
      ],
    }),
    title: 'Theirs ',
    subtitle: ` ${mine.subtitle} `,
    ageRanges: [],
    interests: [],
    endDate: null,
    endDateText: '31/12/20',
    funder: null,
  };
  expect(differencesBetween(mine, theirs)).toEqual([
    { part: 'Title', mine: mine.title, theirs: 'Theirs' },
    { part: 'Age ranges', mine: '18 - 25', theirs: '' },
    { part: 'Interest categories', mine: mine.interests[0]?.name, theirs: '' },
    { part: 'End', mine: formatShortDateTime(farAhead), theirs: '31/12/20 (incomplete)' },
    { part: 'Video', mine: 'aaaaaaaaaaa', theirs: 'bbbbbbbbbbb' },
    { part: 'Heading\u{a0}1', mine: 'Why', theirs: 'How' },
    { part: 'Funder', mine: mine.funder, theirs: '' },
  ]);
  expect(differencesBetween(mine, { ...mine, title: ` ${mine.title}`, endDate: null })).toEqual([
    { part: 'End', mine: formatShortDateTime(farAhead), theirs: '' },
  ]);
});

test('choices are told apart, however they are divided by commas', () => {
  const poll = (...texts: string[]) => ({
    ...loaded(),
    questions: loaded().questions.map((question) => ({
      ...question,
      pollOptions: texts.map((text) => ({ text })),
    })),
  });
  expect(differencesBetween(poll('a, b', 'c'), poll('a', 'b, c'))).toHaveLength(1);
});

test('bold words and another picture are differences too, though they read alike', () => {
  const paragraph = (value: string) =>
    loaded({
      contents: [{ id: 1, type: 'PARAGRAPH', value, imageBase64: null, imageAltText: null }],
    });
  expect(differencesBetween(paragraph('<p>So</p>'), paragraph('<p><b>So</b></p>'))).toHaveLength(1);

  const picture = (imageBase64: string) =>
    loaded({
      contents: [{ id: 1, type: 'IMAGE', value: '', imageBase64, imageAltText: 'Hills' }],
    });
  expect(differencesBetween(picture('data:a'), picture('data:b'))).toEqual([
    { part: 'Image', mine: 'Hills', theirs: 'Hills' },
  ]);
});

test('a poll and a scale are told with their choices and labels', () => {
  const question = (parts: object) => ({
    ...loaded(),
    questions: loaded().questions.map((item) => ({ ...item, ...parts })),
  });
  const poll = question({ pollOptions: [{ text: 'Yes' }, { text: 'No' }] });
  const scale = question({
    sliderOption: { maxValue: 7, lowerBoundText: 'Never', upperBoundText: 'Always' },
  });
  expect(differencesBetween(poll, scale)).toEqual([
    {
      part: 'Question\u{a0}1',
      mine: 'How clear is our aim? – poll: Yes, No',
      theirs: 'How clear is our aim? – scale up to 7, from “Never” to “Always”',
    },
  ]);
});

test('what the server writes otherwise on one line is no difference: runs of space, and letters of two parts', () => {
  const item = { id: 1, imageBase64: null } as const;
  const question = loaded().questions[0];
  if (question === undefined) throw new Error('The sample has a question.');
  const written = (text: string) => ({
    ...loaded({
      title: text,
      subtitle: text,
      contents: [
        { ...item, type: 'HEADING', value: text, imageAltText: null },
        { ...item, type: 'IMAGE', value: '', imageBase64: 'data:a', imageAltText: text },
      ],
    }),
    funder: text,
    questions: [
      { ...question, pollOptions: [{ text }, { text: 'No' }] },
      { ...question, sliderOption: { maxValue: 7, lowerBoundText: text, upperBoundText: 'b' } },
    ],
  });
  expect(differencesBetween(written(' Cafe\u{301}  and \n bar'), written('Café and bar'))).toEqual(
    [],
  );
  expect(differencesBetween(written('Cafe and bar'), written('Café and bar'))).toHaveLength(7);
});

test('a picture without what a camera wrote into its file is the same, and one of other pixels is not', () => {
  const segment = (code: number, content: string) => [
    ...[0xff, code, 0, content.length + 2],
    ...new TextEncoder().encode(content),
  ];
  const picture = (pixels: number, ...notes: number[][]) => {
    const bytes = [0xff, 0xd8, ...notes.flat(), ...segment(0xda, 'scan'), pixels, 0xff, 0xd9];
    const imageBase64 = `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
    return loaded({
      contents: [{ id: 1, type: 'IMAGE', value: '', imageBase64, imageAltText: 'Hills' }],
    });
  };
  const noted = picture(7, segment(0xfe, 'GPS 51.5007N 0.1246W'));
  expect(differencesBetween(noted, picture(7))).toEqual([]);
  expect(differencesBetween(noted, picture(8))).toHaveLength(1);
});

test('a field that no page asks for is told as well, since a save overwrites it too', () => {
  expect(
    differencesBetween(loaded({ policy: 'Open access' }), loaded({ policy: 'To be decided' })),
  ).toEqual([{ part: 'Policy', mine: 'Open access', theirs: 'To be decided' }]);
});
