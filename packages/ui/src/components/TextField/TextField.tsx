import { Input } from 'react-aria-components/Input';
import { defined } from '../../props/defined';
import * as fieldCss from '../../styles/field.css';
import { focusRing } from '../../styles/focusRing.css';
import { TextEntry, type TextEntryProps } from '../Field';

export interface TextFieldProps extends TextEntryProps {
  /** What is typed, so that a browser can help with it. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined;
}

/** One line of text. */
export function TextField({ placeholder, ...entry }: TextFieldProps) {
  return (
    <TextEntry {...entry}>
      <Input className={`${fieldCss.input} ${focusRing}`} {...defined({ placeholder })} />
    </TextEntry>
  );
}
