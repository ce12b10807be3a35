import type { DemonstrationProject } from '../demonstrationProject';

export const eyeScans: DemonstrationProject = {
  owner: 'researcher@sounding.example',
  title: 'Using artificial intelligence to read eye scans',
  subtitle: 'When may a computer decide that you can wait, and when should a person look?',
  funder: 'Medical Research Council',
  interests: ['Digital health and data', 'Diabetes and weight'],
  ages: 'all',
  created: -9,
  launch: null,
  end: 88,
  state: { status: 'PENDING', submitted: -1 },
  media: {
    kind: 'picture',
    tones: 'slate',
    altText: 'A drawing of slate-grey water with a line of orange marks leading down to a weight.',
  },
  description: [
    {
      heading: 'Faster answers',
      paragraph:
        '<p>Eye clinics take more scans than doctors can read. A computer can sort them in seconds and is right about as often as a specialist, but it makes <em>different</em> mistakes.</p>',
    },
    {
      heading: 'Where would you draw the line?',
      paragraph:
        '<p>We are not asking whether computers are clever. We are asking which decisions you would want a person to make.</p>',
    },
  ],
  questions: [
    {
      kind: 'LIKERT',
      text: '<p>How happy would you be if a computer alone told you that your eyes were fine?</p>',
      maxValue: 7,
      lower: 'Very unhappy',
      upper: 'Very happy',
      mean: 4,
    },
  ],
};
