import type { Schemas } from '@sounding/api-client';

type Total = keyof Schemas['MonitorTotals'];

interface TotalGroup {
  readonly title: string;
  /** In the order to show; the test, not the compiler, checks that all thirteen are here. */
  readonly totals: readonly { readonly id: Total; readonly label: string }[];
}

/** The thirteen totals in plain words (OPEN-09). */
export const totalGroups: readonly TotalGroup[] = [
  {
    title: 'Researchers',
    totals: [
      { id: 'totalResearchers', label: 'All researchers' },
      { id: 'activeResearchers', label: 'Active researchers' },
      { id: 'inactiveResearchers', label: 'Inactive researchers' },
      { id: 'monitorResearchers', label: 'Monitors' },
    ],
  },
  {
    title: 'Participants',
    totals: [
      { id: 'totalParticipants', label: 'All participants' },
      { id: 'contributingParticipants', label: 'Participants who responded' },
      { id: 'subscribedParticipants', label: 'Participants who subscribed' },
    ],
  },
  {
    title: 'Projects',
    totals: [
      { id: 'liveProjects', label: 'Live projects' },
      { id: 'endedProjects', label: 'Ended projects' },
      { id: 'pendingProjects', label: 'Projects awaiting approval' },
      { id: 'draftProjects', label: 'Draft projects' },
    ],
  },
  {
    title: 'Responses',
    totals: [
      { id: 'totalResponses', label: 'All responses' },
      { id: 'totalProjectLikes', label: 'Interested in hearing more' },
    ],
  },
];
