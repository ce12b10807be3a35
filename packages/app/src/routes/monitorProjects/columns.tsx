import type { Schemas } from '@sounding/api-client';
import { formatLongDate } from '@sounding/domain/dates';
import {
  launchText,
  monitorStatus,
  monitorStatusLabels,
  type MonitorStatus,
} from '@sounding/domain/project';
import { Tag, type TagTone } from '@sounding/ui';
import type { ListColumn } from '../../features/pagedList/listColumn';

type Project = Schemas['MonitorProject'];

const tones: Readonly<Record<MonitorStatus, TagTone>> = {
  live: 'success',
  ended: 'neutral',
  pending: 'info',
  draft: 'neutral',
};

/** The columns of OPEN-06. The time is asked for in each row, as a file of all rows may be made much later. */
export function columnsBy(now: () => Date): readonly ListColumn<Project>[] {
  const statusOf = (project: Project) => monitorStatus(project, now());
  return [
    {
      id: 'title',
      label: 'Title',
      isRowHeader: true,
      isSortable: true,
      text: ({ title }) => title,
    },
    {
      id: 'researcher',
      label: 'Researcher',
      isSortable: true,
      share: 17,
      text: ({ researcher }) => researcher.fullName,
    },
    {
      id: 'status',
      label: 'Status',
      isSortable: true,
      isOneLine: true,
      text: (project) => monitorStatusLabels[statusOf(project)],
      cell: (project) => {
        const status = statusOf(project);
        return <Tag tone={tones[status]}>{monitorStatusLabels[status]}</Tag>;
      },
    },
    {
      id: 'launchDate',
      label: 'Launch date',
      isSortable: true,
      isOneLine: true,
      text: (project) => launchText(project, now(), formatLongDate),
    },
    {
      id: 'endDate',
      label: 'End date',
      isSortable: true,
      isOneLine: true,
      text: ({ endDate }) => (endDate === null ? 'Not set' : formatLongDate(endDate)),
    },
  ];
}
