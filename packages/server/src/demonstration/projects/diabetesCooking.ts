import type { DemonstrationProject } from '../demonstrationProject';

/** A first draft still full of research language, so that the jargon detector has something to find. */
export const diabetesCooking: DemonstrationProject = {
  owner: 'researcher@sounding.example',
  title: 'Cooking together with type 2 diabetes',
  subtitle: 'A feasibility study of community kitchens',
  funder: 'Diabetes UK',
  interests: ['Diabetes and weight'],
  ages: [
    [26, 35],
    [36, 45],
    [46, 55],
    [56, 65],
  ],
  created: -2,
  launch: null,
  end: 150,
  state: { status: 'DRAFT' },
  description: [
    {
      heading: 'Background',
      paragraph:
        '<p>The prevalence of type 2 diabetes is rising. We propose a randomised controlled trial of a community intervention, with quality of life as the primary outcome and adherence as a secondary outcome.</p>',
    },
    {
      heading: 'In plainer words',
      paragraph:
        '<p>People would cook together once a week in a community kitchen. We would like to find out whether that helps them feel better and keep to the meals they planned.</p>',
    },
  ],
  questions: [
    { kind: 'TEXT', text: '<p>What would bring you to a community kitchen?</p>', remarks: [] },
  ],
};
