import type { DemonstrationProject } from '../demonstrationProject';

/** Just begun: too few replies to show who they came from. */
export const strokePeers: DemonstrationProject = {
  owner: 'researcher@sounding.example',
  title: 'Somebody who has been there: peer support after a stroke',
  subtitle: 'Should people who have had a stroke visit others on the ward?',
  funder: 'Stroke Association',
  interests: ['Brain, memory and stroke'],
  ages: [
    [46, 55],
    [56, 65],
    [66, 75],
    [76, 120],
  ],
  created: -14,
  launch: null,
  end: 75,
  state: {
    status: 'PUBLISHED',
    approved: -2,
    responses: { count: 3, hearMore: 1, contribute: 0.9 },
    waitingForReview: 1,
  },
  description: [
    {
      heading: 'The first week',
      paragraph:
        '<p>People tell us that the loneliest time is the first week, when everything has changed and nobody on the ward knows what it is like. We would like to train people two years on to visit them.</p>',
    },
  ],
  questions: [
    {
      kind: 'TEXT',
      text: '<p>What would you have wanted to ask?</p>',
      remarks: [
        'Will I be able to read to my grandchildren again?',
        'How long before you stopped being so tired?',
        'Does it ever feel normal?',
      ],
    },
  ],
};
