import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { defined } from '../../props/defined';
import * as fieldCss from '../../styles/field.css';
import { focusRing } from '../../styles/focusRing.css';
import { TextEntry, type TextEntryProps } from '../Field';
import * as css from './TextArea.css';

export interface TextAreaProps extends TextEntryProps {
  /** Lines shown at first; the box grows with the text and can be dragged taller. */
  rows?: number | undefined;
}

/** Several lines of plain text. */
export function TextArea({ rows = 4, placeholder, ...entry }: TextAreaProps) {
  return (
    <TextEntry {...entry}>
      <AriaTextArea
        className={`${fieldCss.input} ${focusRing} ${css.area}`}
        rows={rows}
        {...defined({ placeholder })}
      />
    </TextEntry>
  );
}
