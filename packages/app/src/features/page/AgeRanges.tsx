import { ageRangeLabel, sortAgeRanges, type AgeRange } from '@sounding/domain/audience';
import { Fragment } from 'react';
import * as css from './AgeRanges.css';

/** Youngest first, in a line that never ends inside a range: "46 - 55" and no "46 -". */
export function AgeRanges({ ranges }: { ranges: readonly AgeRange[] }) {
  return sortAgeRanges(ranges).map((range, place) => (
    <Fragment key={range.id}>
      {place > 0 && ', '}
      <span className={css.range}>{ageRangeLabel(range)}</span>
    </Fragment>
  ));
}
