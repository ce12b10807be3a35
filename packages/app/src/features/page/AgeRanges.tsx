import {
  ageGroupLabel,
  ageRangeLabel,
  sortAgeRanges,
  type AgeRange,
} from '@sounding/domain/audience';
import { Fragment } from 'react';
import * as css from './AgeRanges.css';

/** Age ranges, youngest first. A line never breaks inside a range such as "46 - 55". */
export function AgeRanges({ ranges }: { ranges: readonly AgeRange[] }) {
  return <Labels labels={sortAgeRanges(ranges).map(ageRangeLabel)} />;
}

/** The same for the age groups that a project's summary names. */
export function AgeGroups({ names }: { names: readonly string[] }) {
  return <Labels labels={names.map(ageGroupLabel)} />;
}

function Labels({ labels }: { labels: readonly string[] }) {
  return labels.map((label, place) => (
    <Fragment key={label}>
      {place > 0 && <span>, </span>}
      <span className={css.range}>{label}</span>
    </Fragment>
  ));
}
