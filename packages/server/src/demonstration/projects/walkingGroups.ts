import type { DemonstrationProject } from '../demonstrationProject';

export const walkingGroups: DemonstrationProject = {
  owner: 'researcher@sounding.example',
  title: 'Walking groups for people with hip and knee pain',
  subtitle: 'How far, how fast and with whom? Plan a walking group you would really join',
  funder: 'Versus Arthritis',
  interests: ['Muscles, bones and joints', 'Ageing and later life'],
  ages: [
    [46, 55],
    [56, 65],
    [66, 75],
    [76, 120],
  ],
  created: -205,
  launch: -190,
  end: 30,
  state: {
    status: 'PUBLISHED',
    approved: -192,
    completed: -48,
    responses: { count: 260, hearMore: 0.74, contribute: 0.6 },
    waitingForReview: 0,
  },
  description: [
    {
      heading: 'Movement helps, but starting is hard',
      paragraph:
        '<p>Walking eases the pain of worn joints in the long run. In the first weeks it can hurt more, and that is when people stop. A friendly group might carry them through.</p>',
    },
    {
      heading: 'Tell us what would work',
      paragraph:
        '<p>We have a park, a trained leader and a kettle. Everything else is up to you.</p>',
    },
  ],
  questions: [
    {
      kind: 'POLL',
      text: '<p>How long should the first walk be?</p>',
      choices: [
        { text: '10 minutes', weight: 22 },
        { text: '20 minutes', weight: 47 },
        { text: '30 minutes', weight: 24 },
        { text: 'Longer', weight: 4 },
      ],
    },
    {
      kind: 'TEXT',
      text: '<p>What would make you come back the second time?</p>',
      remarks: [
        'Benches. Plenty of benches.',
        'A leader who walks at the back and not at the front.',
        'Somebody ringing if I did not turn up.',
        'Toilets that are open in winter.',
        'The tea afterwards, obviously.',
        'Flat paths. I can do a mile on the flat and ten yards uphill.',
        'Knowing that the pain the next day is normal.',
        'Being allowed to bring the dog.',
      ],
    },
  ],
  updates: [
    {
      text: 'We heard enough to begin, so we have closed this project early. The first walk sets off on Tuesday at 10.30, with benches all the way.',
      day: -48,
      status: 'PUBLISHED',
    },
  ],
};
