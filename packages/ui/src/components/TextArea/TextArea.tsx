import { memo } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { HeldTextArea } from '../../focus/HeldInput';
import { defined } from '../../props/defined';
import { useSteady } from '../../props/useSteady';
import * as fieldCss from '../../styles/field.css';
import { focusRing } from '../../styles/focusRing.css';
import { TextEntry, type TextEntryProps } from '../Field';
import * as css from './TextArea.css';

export type TextAreaProps = TextEntryProps & {
  /**
   * How many lines are shown at first; the box grows with the text and can be dragged taller.
   * @default 4
   */
  rows?: number | undefined;
};

/** A field for several lines of plain text. */
export function TextArea({ onChange, onBlur, ...rest }: TextAreaProps) {
  return <SteadyTextArea {...rest} onChange={useSteady(onChange)} onBlur={useSteady(onBlur)} />;
}

/** Memoised, so that it does not render while somebody types in another field of its form. */
const SteadyTextArea = memo(function SteadyTextArea({
  rows = 4,
  placeholder,
  ...entry
}: TextAreaProps) {
  return (
    <TextEntry {...entry}>
      <AriaTextArea
        render={(props) => <HeldTextArea {...props} />}
        className={`${fieldCss.input} ${focusRing} ${css.area}`}
        rows={rows}
        // A box that grows with its text ignores `rows`, so the least height is stated as well.
        style={{ minBlockSize: `calc(${rows}lh + 1.25rem)` }}
        {...defined({ placeholder })}
      />
    </TextEntry>
  );
});
