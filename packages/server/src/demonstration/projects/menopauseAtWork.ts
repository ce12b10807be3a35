import type { DemonstrationProject } from '../demonstrationProject';

export const menopauseAtWork: DemonstrationProject = {
  owner: 'researcher@sounding.example',
  title: 'Menopause at work: what should employers know?',
  subtitle: 'Share what helped, what did not, and what you wish your manager had understood',
  funder: 'Economic and Social Research Council',
  interests: ["Pregnancy and women's health", 'Mental health'],
  ages: [
    [36, 45],
    [46, 55],
    [56, 65],
  ],
  created: -12,
  launch: 14,
  end: 104,
  state: {
    status: 'PENDING',
    submitted: -5,
    before: {
      submitted: -9,
      decided: -8,
      comment: 'The letter is not signed. Please send the page with the signature as well.',
    },
  },
  media: {
    kind: 'picture',
    tones: 'dusk',
    altText: 'A drawing of plum-coloured waves in layers under a warm evening sky.',
  },
  description: [
    {
      heading: 'One in ten leaves',
      paragraph:
        '<p>One woman in ten who worked during the menopause has left a job because of it. Most never told anybody why.</p>',
    },
    {
      heading: 'A short course for managers',
      paragraph:
        '<p>We are writing an hour-long course, and we want it to say what people who have been through it would say.</p>',
    },
  ],
  questions: [
    {
      kind: 'POLL',
      text: '<p>Who would you talk to first?</p>',
      choices: [
        { text: 'My manager', weight: 1 },
        { text: 'Somebody in human resources', weight: 1 },
        { text: 'A colleague', weight: 1 },
        { text: 'Nobody at work', weight: 1 },
      ],
    },
    { kind: 'TEXT', text: '<p>What one thing should every manager know?</p>', remarks: [] },
  ],
};
