import type { DemonstrationProject } from '../demonstrationProject';

export const longCovid: DemonstrationProject = {
  owner: 'researcher2@sounding.example',
  title: 'Long COVID and going back to work',
  subtitle: 'What would have helped you to return, or to return for longer?',
  funder: 'National Institute for Health and Care Research',
  interests: ['Infection and vaccines', 'Lungs and breathing'],
  ages: [
    [18, 25],
    [26, 35],
    [36, 45],
    [46, 55],
    [56, 65],
  ],
  created: -99,
  launch: -85,
  end: 45,
  state: {
    status: 'PUBLISHED',
    approved: -87,
    responses: { count: 400, hearMore: 0.8, contribute: 0.63 },
    waitingForReview: 4,
  },
  media: {
    kind: 'picture',
    tones: 'estuary',
    altText: 'A drawing of a line with orange marks reaching down through five bands of water.',
  },
  description: [
    {
      heading: 'Back at your desk, but not back to normal',
      paragraph:
        '<p>Many people with long COVID try to return too early and then have to stop again. We are writing a plan that workers and managers can agree on together.</p>',
    },
    {
      heading: 'What we mean by a plan',
      paragraph:
        '<p>Hours that grow slowly, tasks that can wait, and an agreed sign for ‘I need to stop now’.</p>',
    },
  ],
  questions: [
    {
      kind: 'POLL',
      text: '<p>What mattered most when you went back?</p>',
      choices: [
        { text: 'Shorter hours', weight: 36 },
        { text: 'Working from home', weight: 33 },
        { text: 'A manager who believed me', weight: 41 },
        { text: 'A quiet place to rest', weight: 12 },
      ],
    },
    {
      kind: 'TEXT',
      text: '<p>What should the plan say about bad days?</p>',
      remarks: [
        'That they are not a failure.',
        'That I do not need a new sick note each time.',
        'Let me swap tasks with somebody without asking three people.',
        'That resting early saves the rest of the week.',
        'Nobody should have to explain it again to each new manager.',
        'I would like my team to be told, so that I do not have to.',
        'Two bad days in a row should mean that the hours go back down, without a meeting.',
        'Some of us are paid by the hour. A plan is no use if resting means no rent.',
      ],
    },
  ],
  updates: [
    {
      text: 'Being believed comes out on top so far. The plan now opens with a page for managers.',
      day: -20,
      status: 'PUBLISHED',
    },
  ],
};
