import { offer } from './measure';
import type { Point } from './points';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' });

/** The same drawing as LineChart makes, as somebody would write it by hand for one use. */
function HandWritten({ data }: { data: readonly Point[] }) {
  const first = data[0];
  const last = data.at(-1);
  if (first === undefined || last === undefined) return null;
  const top = 600;
  const start = first.at.getTime();
  const span = last.at.getTime() - start;
  const place = ({ at, value }: Point) =>
    `${(((at.getTime() - start) / span) * 100).toFixed(2)},${(100 - (value / top) * 100).toFixed(2)}`;
  const highest = data.reduce((most, point) => (point.value > most.value ? point : most));
  const lowest = data.reduce((least, point) => (point.value < least.value ? point : least));

  return (
    <figure aria-label="Responses each hour">
      <figcaption>
        <h3>Responses each hour</h3>
        <p>
          From {day.format(first.at)} to {day.format(last.at)}, the highest is {highest.value} on{' '}
          {day.format(highest.at)} and the lowest {lowest.value} on {day.format(lowest.at)}.
        </p>
      </figcaption>
      <svg
        role="group"
        aria-label="Responses each hour"
        width="100%"
        height="248"
        overflow="visible"
      >
        <text y="240">{day.format(first.at)}</text>
        <text x="100%" y="240" textAnchor="end">
          {day.format(last.at)}
        </text>
        <svg y="28" height="192" overflow="visible">
          {[0, 200, 400, 600].map((value) => (
            <g key={value}>
              <line
                x2="100%"
                y1={`${100 - (value / top) * 100}%`}
                y2={`${100 - (value / top) * 100}%`}
                stroke="grey"
              />
              <text y={`${100 - (value / top) * 100}%`}>{value}</text>
            </g>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
            <path
              d={`M${data.map(place).join('L')}`}
              fill="none"
              stroke="navy"
              strokeWidth="2.25"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <g role="img" aria-label={`${day.format(first.at)}: ${first.value}`}>
            <circle r="6" fill="none" />
          </g>
        </svg>
      </svg>
      <button type="button">Show table</button>
      <button type="button">Download</button>
    </figure>
  );
}

offer((data) => <HandWritten data={data} />);
