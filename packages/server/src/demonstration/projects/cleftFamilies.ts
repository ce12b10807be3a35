import type { DemonstrationProject } from '../demonstrationProject';

export const cleftFamilies: DemonstrationProject = {
  owner: 'researcher2@sounding.example',
  title: 'Growing up with a cleft lip: what matters to families',
  subtitle: 'Help us to choose what future studies should measure',
  funder: 'The Scar Free Foundation',
  interests: ['Children and young people', 'Genetics and rare conditions'],
  ages: 'all',
  created: -8,
  launch: 21,
  end: 140,
  state: { status: 'PENDING', submitted: -3 },
  description: [
    {
      heading: 'More than a scar',
      paragraph:
        '<p>Studies of cleft surgery measure scars and speech. Families tell us that friends, feeding and school photographs matter too.</p>',
    },
  ],
  questions: [
    { kind: 'TEXT', text: '<p>What would you like researchers to ask about?</p>', remarks: [] },
  ],
};
