import type { DaysFromNow } from './demonstrationProject';

export interface DemonstrationSignup {
  readonly fullName: string;
  readonly login: string;
  readonly created: DaysFromNow;
  readonly decision?: { readonly status: 'APPROVED' | 'REJECTED'; readonly comment: string };
}

/** People from elsewhere who asked for an account; the first ones have had their answer. */
export const demonstrationSignups: readonly DemonstrationSignup[] = [
  {
    fullName: 'Dr Beatrice Lang',
    login: 'b.lang@northmoor-trust.example',
    created: -41,
    decision: { status: 'APPROVED', comment: '' },
  },
  {
    fullName: 'Kyle Marsden',
    login: 'kyle@quick-panels.example',
    created: -26,
    decision: {
      status: 'REJECTED',
      comment: 'The platform is for university and NHS research. We cannot offer it to companies.',
    },
  },
  { fullName: 'Dr Shanthi Perera', login: 's.perera@harbourview-nhs.example', created: -9 },
  { fullName: 'Rob Aldridge', login: 'rob.aldridge@eastcliff.example', created: -6 },
  { fullName: 'Prof Ingrid Dahl', login: 'i.dahl@fjordlab.example', created: -4 },
  { fullName: 'Megan Pryce', login: 'megan.pryce@valleys-hospice.example', created: -2 },
  { fullName: 'Dr Olu Adeyemi', login: 'o.adeyemi@riverside-gp.example', created: -1 },
];
