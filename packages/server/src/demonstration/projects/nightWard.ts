import type { DemonstrationProject } from '../demonstrationProject';

export const nightWard: DemonstrationProject = {
  owner: 'researcher@sounding.example',
  title: 'Feeling safe on the ward at night',
  subtitle: 'Help us understand what the night is like when you are a patient',
  funder: 'The Health Foundation',
  interests: ['Mental health', 'Ageing and later life'],
  ages: 'all',
  created: -33,
  launch: null,
  end: 60,
  state: {
    status: 'REJECTED',
    submitted: -21,
    decided: -15,
    comment:
      'The letter covers interviews with staff but not feedback from patients. Please send the amended letter, including the line on what happens if a reply raises a safety concern.',
  },
  description: [
    {
      heading: 'What happens after lights out',
      paragraph:
        '<p>Hospitals are planned by people who work there in the day. Noise, light and not knowing who is coming through the door can make the night the hardest part of a stay.</p>',
    },
    {
      heading: 'What we will do with your answers',
      paragraph:
        '<p>They will guide a new night routine on four wards. No ward and no member of staff will be named.</p>',
    },
  ],
  questions: [
    { kind: 'TEXT', text: '<p>What made a night on a ward better or worse?</p>', remarks: [] },
    {
      kind: 'LIKERT',
      text: '<p>How safe did you feel at night?</p>',
      maxValue: 10,
      lower: 'Not safe',
      upper: 'Completely safe',
      mean: 6,
    },
  ],
};
