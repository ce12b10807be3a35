import { font, type } from '../../theme';
import { DocsTable } from './DocsTable';
import * as css from './blocks.css';

const sample = 'Walking further in the first year after a stroke';

/** Each text style as it looks, with its values. */
export function TypeScale() {
  return (
    <DocsTable
      caption="Styles of text"
      head={['Style', 'As it looks', 'Size', 'Line', 'Weight']}
      numbers={['Size', 'Line', 'Weight']}
      rows={Object.entries(type).map(([name, style]) => ({
        name: <code>{`type.${name}`}</code>,
        cells: [
          <span key="sample" className={css.sample} style={style}>
            {sample}
          </span>,
          style.fontSize,
          String(style.lineHeight),
          String('fontWeight' in style ? style.fontWeight : font.weight.regular),
        ],
      }))}
    />
  );
}

/** The three weights of the one variable font. */
export function Weights() {
  return (
    <DocsTable
      caption="Weights"
      head={['Token', 'As it looks', 'Weight']}
      numbers={['Weight']}
      rows={Object.entries(font.weight).map(([name, weight]) => ({
        name: <code>{`font.weight.${name}`}</code>,
        cells: [
          <span key="sample" className={css.sample} style={{ fontWeight: weight }}>
            {sample} 0123456789
          </span>,
          String(weight),
        ],
      }))}
    />
  );
}
