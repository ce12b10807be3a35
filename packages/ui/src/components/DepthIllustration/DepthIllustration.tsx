import * as css from './DepthIllustration.css';

const rings = [
  { name: 'first', radius: 34 },
  { name: 'second', radius: 68 },
  { name: 'third', radius: 106 },
  { name: 'fourth', radius: 148 },
  { name: 'fifth', radius: 194 },
] as const;

/** The y positions of the depth marks on the line, in units of the view box. */
const knots = [104, 138, 172, 206, 240];

const [x, bottom] = [200, 292];

/**
 * A sounding line let down to the ground, and the rings that its touch sends out. Decoration for a
 * first page: it has no name and no meaning of its own, and small screens leave it out.
 */
export function DepthIllustration() {
  return (
    <svg className={css.scene} viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      {rings.map(({ name, radius }) => (
        <ellipse
          key={name}
          className={css.ring[name]}
          cx={x}
          cy={bottom}
          rx={radius}
          ry={radius * 0.42}
        />
      ))}
      <path
        className={css.surface}
        d="M24 64c22 0 22-12 44-12s22 12 44 12 22-12 44-12 22 12 44 12 22-12 44-12 22 12 44 12 22-12 44-12 22 12 44 12"
      />
      <g className={css.line}>
        <path d={`M${x} 16V${bottom - 26}`} />
        {knots.map((y) => (
          <path key={y} d={`M${x - 8} ${y}h16`} />
        ))}
      </g>
      <path className={css.lead} d={`M${x} ${bottom - 26}l11 17-11 17-11-17z`} />
    </svg>
  );
}
