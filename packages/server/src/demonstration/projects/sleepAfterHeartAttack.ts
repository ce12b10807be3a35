import type { DemonstrationProject } from '../demonstrationProject';

export const sleepAfterHeartAttack: DemonstrationProject = {
  owner: 'researcher@sounding.example',
  title: 'Better sleep after a heart attack',
  subtitle: 'Would a six-week sleep course help people in the first months at home?',
  funder: 'British Heart Foundation',
  interests: ['Heart and circulation', 'Mental health'],
  ages: [
    [36, 45],
    [46, 55],
    [56, 65],
    [66, 75],
    [76, 120],
  ],
  created: -74,
  launch: null,
  end: 95,
  state: {
    status: 'PUBLISHED',
    approved: -61,
    responses: { count: 310, hearMore: 0.83, contribute: 0.55 },
    waitingForReview: 4,
  },
  media: {
    kind: 'picture',
    tones: 'dusk',
    altText: 'A drawing of water at dusk in shades of plum, with an amber sun just above it.',
  },
  description: [
    {
      heading: 'Lying awake',
      paragraph:
        '<p>After a heart attack, two people in three sleep badly. Some are afraid to fall asleep; others lie awake planning and worrying. Poor sleep makes everything else harder, from taking tablets to going for a walk.</p>',
    },
    {
      heading: 'What we have in mind',
      paragraph:
        '<p>We would like to offer a sleep course by phone or online, once a week for six weeks, led by a nurse who knows about hearts <u>and</u> about sleep.</p>',
    },
  ],
  questions: [
    {
      kind: 'POLL',
      text: '<p>When after leaving hospital should the course begin?</p>',
      choices: [
        { text: 'In the first two weeks', weight: 14 },
        { text: 'After about a month', weight: 46 },
        { text: 'After three months', weight: 27 },
        { text: 'Whenever I ask for it', weight: 22 },
      ],
    },
    {
      kind: 'TEXT',
      text: '<p>What kept you, or somebody close to you, awake?</p>',
      remarks: [
        'Listening to my own heartbeat in the quiet.',
        'The water tablets. I was up four times a night.',
        'I kept thinking it would happen again and nobody would notice.',
        'My wife did not sleep either, she lay there checking that I was breathing.',
        'Sleeping in the afternoon because there was nothing else to do.',
        'Worry about work and whether I could still drive the lorry.',
        'The pain from the operation when I turned over.',
        'Bad dreams about the ambulance. Nobody had warned me about those.',
        'My son rang every night at eleven, bless him.',
        'Nothing. I slept like a log, and then felt guilty about it.',
      ],
    },
  ],
  updates: [
    {
      text: 'Partners lose sleep too: one reply in five says so. We are now planning a session that couples can join together.',
      day: -22,
      status: 'PUBLISHED',
    },
  ],
};
