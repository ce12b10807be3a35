import { borderWidth, layer, measure, radius, screen, shadow, space, target } from '../../theme';
import { DocsTable } from './DocsTable';
import * as css from './blocks.css';

const root = 16;

/**
 * The size of "0.25rem" or "screen and (min-width: 40em)" at the default text size; empty for a layer, which
 * is no length.
 */
function pixels(length: string): string {
  if (length.endsWith('rem')) return `${parseFloat(length) * root} px`;
  if (length.endsWith('ch')) return `about ${parseFloat(length)} characters`;
  const [, least] = /\(min-width: (\d+)em\)/.exec(length) ?? [];
  if (least !== undefined) return `${Number(least) * root} px and wider`;
  return length === '0' ? '0 px' : '';
}

export function SpaceScale() {
  return (
    <DocsTable
      caption="Steps of space"
      head={['Token', 'As it looks', 'Length', 'At the default text size']}
      numbers={['Length', 'At the default text size']}
      rows={Object.entries(space).map(([step, length]) => ({
        name: <code>{`space[${step}]`}</code>,
        cells: [
          <div key="bar" className={css.bar} style={{ inlineSize: length }} />,
          length,
          pixels(length),
        ],
      }))}
    />
  );
}

export function Corners() {
  return (
    <DocsTable
      caption="Corners, edges and depth"
      head={['Token', 'As it looks', 'Value']}
      rows={[
        ...Object.entries(radius).map(([name, value]) => ({
          name: <code>{`radius.${name}`}</code>,
          cells: [
            <div key="corner" className={css.corner} style={{ borderRadius: value }} />,
            value,
          ],
        })),
        ...Object.entries(borderWidth).map(([name, value]) => ({
          name: <code>{`borderWidth.${name}`}</code>,
          cells: [
            <div key="edge" className={css.corner} style={{ borderWidth: value }} />,
            Number.isInteger(parseFloat(value))
              ? value
              : `${value}; ${Math.floor(parseFloat(value))}px on a screen with one dot a pixel`,
          ],
        })),
        {
          name: <code>shadow</code>,
          cells: [
            <div key="shadow" className={css.corner} style={{ boxShadow: shadow }} />,
            'for what floats: dialogs, menus, toasts; in the dark theme their edge is what is seen',
          ],
        },
      ]}
    />
  );
}

/** Lengths for layouts, straight from the scale. */
export function Lengths() {
  const groups = { measure, target, screen, layer };
  return (
    <DocsTable
      caption="Measures, targets, screens and layers"
      head={['Token', 'Value', 'At the default text size']}
      rows={Object.entries(groups).flatMap(([group, values]) =>
        Object.entries(values).map(([name, value]) => ({
          name: <code>{`${group}.${name}`}</code>,
          cells: [<code key="value">{String(value)}</code>, pixels(String(value))],
        })),
      )}
    />
  );
}
