import type { DemonstrationProject } from '../demonstrationProject';

export const vaccinesInPregnancy: DemonstrationProject = {
  owner: 'researcher@sounding.example',
  title: 'Vaccines in pregnancy: how we explain the risk',
  subtitle: 'Which pictures and words help you weigh things up?',
  funder: '',
  interests: ['Infection and vaccines', "Pregnancy and women's health"],
  ages: [
    [18, 25],
    [26, 35],
    [36, 45],
  ],
  created: -6,
  launch: 30,
  end: 120,
  state: { status: 'DRAFT' },
  media: {
    kind: 'picture',
    tones: 'kelp',
    altText: 'A drawing of soft green waves with a white weight resting between pale rings.',
  },
  description: [
    {
      heading: 'One in a thousand, or 0.1 per cent?',
      paragraph:
        '<p>The same risk can be said in many ways. Some calm people, some frighten them, and some leave them none the wiser.</p>',
    },
  ],
  questions: [
    {
      kind: 'POLL',
      text: '<p>Which of these is easiest to understand?</p>',
      choices: [
        { text: '1 in 1,000', weight: 1 },
        { text: '0.1%', weight: 1 },
        { text: 'A picture of 1,000 dots with one coloured in', weight: 1 },
      ],
    },
  ],
};
