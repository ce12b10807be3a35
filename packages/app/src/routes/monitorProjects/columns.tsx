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

const statusOf = (project: Project) => monitorStatus(project, new Date());

/** The columns of OPEN-06. */
export const columns: readonly ListColumn<Project>[] = [
  { id: 'title', label: 'Title', isRowHeader: true, isSortable: true, text: ({ title }) => title },
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
    text: (project) => launchText(project, new Date(), formatLongDate),
  },
  {
    id: 'endDate',
    label: 'End date',
    isSortable: true,
    isOneLine: true,
    text: ({ endDate }) => (endDate === null ? 'Not set' : formatLongDate(endDate)),
  },
];
