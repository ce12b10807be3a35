import { Fragment, type ReactNode } from 'react';
import { keyboardOf, useComponentName } from './componentRecords';
import { DocsTable } from './DocsTable';

/** The keys of this page's component, as its last test run pressed them. */
export function KeyboardTable() {
  const rows = keyboardOf(useComponentName());
  return (
    <DocsTable
      caption="Keyboard"
      head={['Key', 'What it does']}
      rows={rows.map(({ keys, effect }) => ({ name: <kbd>{keys}</kbd>, cells: [inline(effect)] }))}
    />
  );
}

/** Makes the words of a button bold: "on **Add choice** adds one". */
function inline(effect: string): ReactNode {
  return effect
    .split('**')
    .map((part, place) =>
      place % 2 === 1 ? (
        <strong key={place}>{part}</strong>
      ) : (
        <Fragment key={place}>{part}</Fragment>
      ),
    );
}
