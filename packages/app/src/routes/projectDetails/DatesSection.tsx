import { startOfDay, startOfNextDay } from '@sounding/domain/dates';
import { firstEnd, projectMessages } from '@sounding/domain/project';
import { Card } from '@sounding/ui';
import { DateTimePicker } from '@sounding/ui/DateTimePicker';
import { memo } from 'react';
import type { EditableProject } from '../../features/projectInHand/projectInHand';
import { useServices } from '../../services';
import { useNow } from '../../useNow';
import { fieldId, type SectionProps } from './sectionProps';

/** Error messages for text in the two fields that is no moment within their limits. */
export interface UnreadableDates {
  readonly launchDate?: string | undefined;
  readonly endDate?: string | undefined;
}

type Dates = Pick<
  EditableProject,
  'launchDate' | 'launchDateText' | 'endDate' | 'endDateText' | 'publishedDate'
>;

interface DatesSectionProps extends SectionProps, Dates {
  storedEndDate: string | null | undefined;
  onUnreadable: (change: (before: UnreadableDates) => UnreadableDates) => void;
}

/** When the project is open for feedback. */
export const DatesSection = memo(function DatesSection({
  mode,
  onChange,
  errorOf,
  storedEndDate,
  onUnreadable,
  ...dates
}: DatesSectionProps) {
  const { clock } = useServices();
  const now = useNow([startOfNextDay(clock.now()), storedEndDate]);
  const launch = toDate(dates.launchDate);
  const isEditing = mode === 'editing';
  const start = isEditing ? (toDate(dates.publishedDate) ?? launch) : launch;
  const earliest = firstEnd(dates, { mode, now, storedEndDate });
  const storedEnd = toDate(storedEndDate);
  const hasEnded = isEditing && storedEnd !== null && storedEnd <= now;

  return (
    <Card title="Dates" isPart>
      <DateTimePicker
        id={fieldId('launchDate')}
        label="Launch date"
        hint={
          isEditing
            ? 'The launch date cannot be changed any more.'
            : 'Leave this empty to launch as soon as your project is approved.'
        }
        isReadOnly={isEditing}
        {...(!isEditing && {
          minValue: startOfDay(now),
          minReason: projectMessages.launchInPast,
        })}
        now={now}
        value={isEditing ? start : launch}
        onChange={(date) => onChange({ launchDate: date?.toISOString() ?? null })}
        defaultUnfinishedText={dates.launchDateText}
        onUnfinishedTextChange={(text) => onChange({ launchDateText: text || undefined })}
        onProblemChange={(launchDate) => onUnreadable((before) => ({ ...before, launchDate }))}
        error={errorOf('launchDate')}
      />
      <DateTimePicker
        id={fieldId('endDate')}
        label="End date"
        isRequired
        hint={
          hasEnded
            ? 'This project has ended. A later end date opens it for feedback again.'
            : undefined
        }
        minValue={earliest.moment}
        minReason={earliest.reason}
        now={now}
        value={toDate(dates.endDate)}
        onChange={(date) => onChange({ endDate: date?.toISOString() ?? null })}
        defaultUnfinishedText={dates.endDateText}
        onUnfinishedTextChange={(text) => onChange({ endDateText: text || undefined })}
        onProblemChange={(endDate) => onUnreadable((before) => ({ ...before, endDate }))}
        error={errorOf('endDate')}
      />
    </Card>
  );
});

function toDate(instant: string | Date | null | undefined): Date | null {
  return instant == null ? null : new Date(instant);
}
