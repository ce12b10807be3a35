import type { DemonstrationProject } from '../demonstrationProject';

export const cartoonsForBloodTests: DemonstrationProject = {
  owner: 'researcher@sounding.example',
  title: 'Can short cartoons make blood tests easier for children?',
  subtitle: 'For parents, carers and young people: help us choose what children watch',
  funder: 'Great Ormond Street Hospital Charity',
  interests: ['Children and young people'],
  ages: [
    [16, 17],
    [18, 25],
    [26, 35],
    [36, 45],
    [46, 55],
  ],
  created: -60,
  launch: -45,
  end: 40,
  state: {
    status: 'PUBLISHED',
    approved: -47,
    responses: { count: 450, hearMore: 0.7, contribute: 0.81 },
    waitingForReview: 6,
  },
  // An openly licensed animated film (Blender Foundation, 'Big Buck Bunny').
  media: { kind: 'video', id: 'aqz-KE-bpKQ' },
  description: [
    {
      heading: 'Why cartoons?',
      paragraph:
        '<p>A blood test takes two minutes, but for a frightened child it can spoil a week. Hospitals already use toys and bubbles. We would like to test whether watching a short film works better, and for whom.</p>',
    },
    {
      heading: 'The study we are planning',
      paragraph:
        '<p>Children aged 4 to 10 would watch a film on a tablet during the test, or have the usual care. Afterwards they would point at a face that shows how it felt.</p>',
    },
    {
      heading: 'What we need from you',
      paragraph:
        '<p>The film at the top of this page is one we might use. Please watch a minute of it, then tell us what you think.</p>',
    },
  ],
  questions: [
    {
      kind: 'LIKERT',
      text: '<p>How well would a film like this hold your child’s attention?</p>',
      maxValue: 5,
      lower: 'Not at all',
      upper: 'Very well',
      mean: 4,
    },
    {
      kind: 'POLL',
      text: '<p>Who should choose what the child watches?</p>',
      choices: [
        { text: 'The child', weight: 61 },
        { text: 'The parent or carer', weight: 22 },
        { text: 'The nurse', weight: 9 },
      ],
    },
    {
      kind: 'TEXT',
      text: '<p>What helped, or did not help, at your child’s last blood test?</p>',
      remarks: [
        'The numbing cream, but only when they remembered to put it on early enough.',
        'Being told it would not hurt. It did, and now she does not believe anyone.',
        'Counting backwards in Welsh with the nurse.',
        'My son is autistic and a loud film would make it worse. Please offer headphones.',
        'A nurse who let him hold the plaster ready.',
        'I was more scared than my daughter. Give the parents something to do.',
        'Looking away never works for him, he wants to see everything.',
        'Sitting on my lap and not being held down.',
        'The same nurse each time. He trusts her.',
        'Having it first thing, before the worry builds up.',
        'At 16 I would rather listen to music than watch a cartoon.',
      ],
    },
  ],
  updates: [
    {
      text: 'You told us that sound matters as much as pictures. We have bought soft headphones for all three clinics.',
      day: -12,
      status: 'PUBLISHED',
    },
    {
      text: 'Three new films picked by a class of seven-year-olds in Bristol.',
      day: -1,
      status: 'DRAFT',
    },
  ],
};
