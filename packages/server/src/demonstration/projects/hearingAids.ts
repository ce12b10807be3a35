import type { DemonstrationProject } from '../demonstrationProject';

/** A draft that was left lying until its end date had passed. */
export const hearingAids: DemonstrationProject = {
  owner: 'researcher@sounding.example',
  title: 'Hearing aids that people want to wear',
  subtitle: 'What would get yours out of the drawer?',
  funder: 'RNID',
  interests: ['Ageing and later life'],
  ages: [
    [56, 65],
    [66, 75],
    [76, 120],
  ],
  created: -140,
  launch: -90,
  end: -20,
  state: { status: 'DRAFT' },
  description: [
    {
      heading: 'In the drawer',
      paragraph:
        '<p>Two million people in the UK have hearing aids. Almost a third hardly ever wear them. We think that the fault lies with the aids and not with the people.</p>',
    },
  ],
  questions: [{ kind: 'TEXT', text: '<p>When do you take yours out, and why?</p>', remarks: [] }],
};
