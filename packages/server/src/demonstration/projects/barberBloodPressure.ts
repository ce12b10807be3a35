import type { DemonstrationProject } from '../demonstrationProject';

/** Approved, but its launch still lies ahead. */
export const barberBloodPressure: DemonstrationProject = {
  owner: 'researcher@sounding.example',
  title: 'Blood pressure checks at the barber’s',
  subtitle: 'Would you have your blood pressure taken while you wait for a haircut?',
  funder: 'Health Innovation South London',
  interests: ['Heart and circulation'],
  ages: [
    [18, 25],
    [26, 35],
    [36, 45],
    [46, 55],
    [56, 65],
  ],
  created: -19,
  launch: 9,
  end: 130,
  state: {
    status: 'PUBLISHED',
    approved: -3,
    responses: { count: 0, hearMore: 0, contribute: 0 },
    waitingForReview: 0,
  },
  media: {
    kind: 'picture',
    tones: 'harbour',
    altText: 'A drawing of a measuring line hanging in deep blue water beneath a low orange sun.',
  },
  description: [
    {
      heading: 'High blood pressure is easy to miss',
      paragraph:
        '<p>You cannot feel it. Men between 30 and 60 are the least likely to be checked, and Black men are the most likely to be harmed. Many of them see their barber more often than their doctor.</p>',
    },
    {
      heading: 'Our idea',
      paragraph:
        '<p>Twelve barbers in Lewisham would learn to take a reading. If yours were high, they would give you a card to take to a pharmacist across the road.</p>',
    },
  ],
  questions: [
    {
      kind: 'POLL',
      text: '<p>Would you have it checked at the barber’s?</p>',
      choices: [
        { text: 'Yes', weight: 1 },
        { text: 'Only in a private corner', weight: 1 },
        { text: 'No', weight: 1 },
      ],
    },
  ],
};
