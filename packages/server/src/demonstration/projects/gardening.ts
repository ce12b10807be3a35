import type { DemonstrationProject } from '../demonstrationProject';

export const gardening: DemonstrationProject = {
  owner: 'researcher2@sounding.example',
  title: 'Gardening and loneliness in later life',
  subtitle: 'Would sharing an allotment help you to meet people?',
  funder: '',
  interests: ['Ageing and later life', 'Mental health'],
  ages: [
    [66, 75],
    [76, 120],
  ],
  created: -4,
  launch: null,
  end: 110,
  state: { status: 'DRAFT' },
  description: [
    {
      heading: 'A reason to go out',
      paragraph:
        '<p>A quarter of people over 65 talk to nobody on most days. Plants need looking after every day, and so give a reason to go out.</p>',
    },
  ],
  questions: [
    {
      kind: 'POLL',
      text: '<p>How would you like to share an allotment?</p>',
      choices: [
        { text: 'With one other person', weight: 1 },
        { text: 'With a small group', weight: 1 },
      ],
    },
  ],
};
