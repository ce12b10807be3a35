import type { DemonstrationProject } from '../demonstrationProject';

export const dementiaRecords: DemonstrationProject = {
  owner: 'researcher@sounding.example',
  title: 'Sharing GP records for dementia research: what feels right?',
  subtitle: 'Tell us what you would want to know before your health record is used',
  funder: 'Alzheimer’s Society',
  interests: ['Brain, memory and stroke', 'Digital health and data', 'Ageing and later life'],
  ages: 'all',
  created: -176,
  launch: -150,
  end: 28,
  state: {
    status: 'PUBLISHED',
    approved: -158,
    responses: { count: 820, hearMore: 0.61, contribute: 0.72 },
    waitingForReview: 5,
  },
  media: {
    kind: 'picture',
    tones: 'harbour',
    altText: 'A drawing of blue layers of water, with rings spreading from a weight on a line.',
  },
  description: [
    {
      heading: 'What we would like to do',
      paragraph:
        '<p>Signs of dementia may show in a GP record years before anybody notices them. We would like to look for such signs in the records of <strong>people over 50</strong>, with names and addresses taken out.</p>',
    },
    {
      heading: 'What would stay private',
      paragraph:
        '<p>Nobody on our team would see who you are. The records would stay on the NHS’s own computers, and we would only ever take away <em>totals</em>.</p>',
    },
    {
      heading: 'Why your view matters',
      paragraph:
        '<p>The law would let us go ahead. We think that is not enough: we want to do only what people would find fair, so please be frank.</p>',
    },
  ],
  questions: [
    {
      kind: 'LIKERT',
      text: '<p>How comfortable would you be with your record being used in this way?</p>',
      maxValue: 10,
      lower: 'Not comfortable',
      upper: 'Very comfortable',
      mean: 7.1,
      remarks: [
        'A ten if it stays with the NHS, a two if it does not.',
        'I would like to be asked each time.',
        'My record is very dull. You are welcome to it.',
        'I said five because I do not know enough yet.',
      ],
    },
    {
      kind: 'POLL',
      text: '<p>Who would you trust most to look after the records?</p>',
      choices: [
        { text: 'My GP practice', weight: 38 },
        { text: 'The NHS', weight: 41 },
        { text: 'A university', weight: 17 },
        { text: 'A company chosen by the NHS', weight: 4 },
      ],
    },
    {
      kind: 'TEXT',
      text: '<p>What would you want to be told first?</p>',
      remarks: [
        'Who will look at it and for how long they will keep it.',
        'Whether I can change my mind later and how.',
        'If you find something worrying about me, would I ever hear?',
        'My mother had dementia. I would say yes without reading the small print, and that is why it should be short.',
        'Who makes money out of it, if anybody.',
        'I would like to see an example of what a record looks like with the name taken out.',
        'That a person, and not just a computer, checks the results.',
        'Please say plainly what happens if there is a leak.',
        'Whether private insurers could ever get hold of it.',
        'A yearly letter about what was found would make me trust it.',
        'I live in a village with 300 people. Taking out my name is not enough.',
        'That saying no makes no difference to my care.',
      ],
    },
  ],
  updates: [
    {
      text: 'More than 500 of you have answered. The question asked most often is who makes money from this. The answer is nobody, and we now say so first.',
      day: -92,
      status: 'PUBLISHED',
      answers: [2],
    },
    {
      text: 'We have invited four people who told us they would say no to help us rewrite the leaflet.',
      day: -35,
      status: 'PUBLISHED',
      answers: [0, 2],
    },
    {
      text: 'A one-page example of a record with the name taken out.',
      day: -4,
      status: 'DRAFT',
    },
  ],
};
