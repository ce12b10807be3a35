import type { ReactNode } from 'react';
import type * as charts from '../charts';
import type * as dateTimePicker from '../components/DateTimePicker';
import type * as questionEditor from '../components/QuestionEditor';
import type * as questionPreview from '../components/QuestionPreview';
import type * as richText from '../components/RichText';
import type * as richTextEditor from '../components/RichTextEditor';
import type * as main from '../index';

/** Everything that the package exports, by name. */
type Exported = typeof main &
  typeof charts &
  typeof dateTimePicker &
  typeof questionEditor &
  typeof questionPreview &
  typeof richText &
  typeof richTextEditor;

/** Props by which a page could change a component's look from outside, or reach its inner elements. */
type Open = 'className' | 'style' | 'css' | 'sx' | 'dangerouslySetInnerHTML' | `data-${string}`;

/** The names of the components that take such a prop. */
type OpenComponents = {
  [Name in keyof Exported]: Exported[Name] extends (props: infer Props) => ReactNode
    ? keyof Props & Open extends never
      ? never
      : Name
    : never;
}[keyof Exported];

type IsNone<Names> = [Names] extends [never] ? true : Names;

/** Fails to compile if a component takes such a prop, and names the component. */
export const noComponentTakesAStyle: IsNone<OpenComponents> = true;
