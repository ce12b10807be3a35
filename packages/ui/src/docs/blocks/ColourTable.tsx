import { colourPairs, coloursOf, leastContrast, type ColourPair } from '../../testing/colourPairs';
import { contrast } from '../../testing/contrast';
import { dark } from '../../theme/dark';
import { highContrast } from '../../theme/highContrast';
import { light } from '../../theme/light';
import { DocsTable } from './DocsTable';
import * as css from './blocks.css';

const themes = [
  { id: 'light', name: 'Light', colours: coloursOf(light) },
  { id: 'dark', name: 'Dark', colours: coloursOf(dark) },
  { id: 'high-contrast', name: 'High contrast', colours: coloursOf(highContrast) },
] as const;

type ThemeColours = (typeof themes)[number];

interface ColourTableProps {
  /** The group of the theme contract: `text`, `tone.info`. */
  group: string;
}

/** Every token of a group: its swatch in each theme, and the contrast calculated from the values. */
export function ColourTable({ group }: ColourTableProps) {
  const tokens = [...themes[0].colours.keys()].filter(
    (path) => path === group || path.startsWith(`${group}.`),
  );
  return (
    <DocsTable
      caption={`Colours of ${group}`}
      isEven
      head={['Token', ...themes.map(({ name }) => name)]}
      rows={tokens.map((token) => ({
        name: <code>{`color.${token}`}</code>,
        cells: themes.map((theme) => <Swatch key={theme.id} token={token} theme={theme} />),
      }))}
    />
  );
}

function Swatch({ token, theme }: { token: string; theme: ThemeColours }) {
  const value = theme.colours.get(token) ?? '';
  return (
    <>
      <div className={css.swatchCell}>
        <svg className={css.swatch} aria-hidden="true">
          <rect width="100%" height="100%" fill={value} />
        </svg>
        <code>{value}</code>
      </div>
      {weakest(token, theme).map(({ pair, ratio, least }) => (
        <span key={pair.kind} className={css.measure}>
          <strong>{`${ratio.toFixed(2)}:1`}</strong>
          {pair.ink === token ? ` on ${pair.ground}` : ` with ${pair.ink} on it`}
          {`, needs ${least}:1`}
          {ratio < least && ' – too little'}
        </span>
      ))}
    </>
  );
}

interface Measured {
  readonly pair: ColourPair;
  readonly ratio: number;
  readonly least: number;
}

/** Of all pairs that contain a colour, the one with the least contrast as text and the one as a graphic. */
function weakest(token: string, { id, colours }: ThemeColours): readonly Measured[] {
  return (['text', 'graphic'] as const).flatMap((kind) => {
    const measured = colourPairs
      .filter((pair) => pair.kind === kind && (pair.ink === token || pair.ground === token))
      .map((pair) => ({
        pair,
        ratio: contrast(colours.get(pair.ink) ?? '', colours.get(pair.ground) ?? ''),
        least: leastContrast(kind, id),
      }))
      .sort((one, other) => one.ratio - other.ratio);
    return measured.slice(0, 1);
  });
}
