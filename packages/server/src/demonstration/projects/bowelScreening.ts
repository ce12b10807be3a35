import type { DemonstrationProject } from '../demonstrationProject';

export const bowelScreening: DemonstrationProject = {
  owner: 'researcher@sounding.example',
  title: 'A fairer way to invite people to bowel screening',
  subtitle: 'What would make you open the envelope, and what would make you send it back?',
  funder: 'Cancer Research UK',
  interests: ['Cancer'],
  ages: [
    [46, 55],
    [56, 65],
    [66, 75],
  ],
  created: -330,
  launch: -300,
  end: -120,
  state: {
    status: 'PUBLISHED',
    approved: -306,
    responses: { count: 1100, hearMore: 0.52, contribute: 0.69 },
    waitingForReview: 0,
  },
  media: {
    kind: 'picture',
    tones: 'slate',
    altText: 'A drawing of grey water in layers that grow darker, with a marked line going down.',
  },
  description: [
    {
      heading: 'A test that saves lives',
      paragraph:
        '<p>Everyone in England between 50 and 74 is sent a home test for bowel cancer. In some streets eight people in ten send it back; in others only four. We want to understand why.</p>',
    },
    {
      heading: 'Three new invitations',
      paragraph:
        '<ol><li>a letter signed by your own GP</li><li>a text message the week before, so that it does not come as a surprise</li><li>a leaflet with pictures in place of words</li></ol>',
    },
  ],
  questions: [
    {
      kind: 'POLL',
      text: '<p>Which of these would be most likely to make you take the test?</p>',
      choices: [
        { text: 'A letter signed by my GP', weight: 44 },
        { text: 'A text message the week before', weight: 31 },
        { text: 'A leaflet with pictures', weight: 12 },
        { text: 'None of them', weight: 13 },
      ],
    },
    {
      kind: 'LIKERT',
      text: '<p>How clear is the present leaflet to you?</p>',
      maxValue: 10,
      lower: 'Not clear',
      upper: 'Very clear',
      mean: 5.4,
    },
    {
      kind: 'TEXT',
      text: '<p>What put you off last time?</p>',
      remarks: [
        'It sat on the side for a month and then I was too embarrassed.',
        'I did not understand how to post it. Is it safe in an ordinary letter box?',
        'Nothing at all, it takes two minutes. Tell people that.',
        'My hands shake and the stick is very small.',
        'I thought it was advertising and threw it away.',
        'I share a bathroom with five people.',
        'I would rather not know, to be honest.',
        'The leaflet had eleven pages. I counted.',
        'English is not my mother’s first language and she asked me to read it to her. Neither of us enjoyed that.',
        'A reminder would have done it for me.',
      ],
    },
  ],
  updates: [
    {
      text: 'Over 1,000 replies. The letter signed by a GP is ahead, so that is the one we will test first.',
      day: -210,
      status: 'PUBLISHED',
    },
    {
      text: 'This project has ended. Thank you to everyone who took part. The new invitations go on trial in Hull and Leicester next year.',
      day: -118,
      status: 'PUBLISHED',
    },
  ],
};
