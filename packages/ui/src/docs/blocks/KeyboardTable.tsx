import { Fragment, type ReactNode } from 'react';
import { keyboardOf, useComponentName } from './componentRecords';
import { DocsTable } from './DocsTable';

/** The keys of this page's component, as its test pressed them last. */
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

/** "on **Add choice** adds one": the words of a button stand out. */
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
