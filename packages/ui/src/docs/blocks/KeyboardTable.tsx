import { keyboardOf, useComponentName } from './componentRecords';
import { DocsTable } from './DocsTable';

/** The keys of this page's component, as its test pressed them last. */
export function KeyboardTable() {
  const rows = keyboardOf(useComponentName());
  return (
    <DocsTable
      caption="Keyboard"
      head={['Key', 'What it does']}
      rows={rows.map(({ keys, effect }) => ({ name: <kbd>{keys}</kbd>, cells: [effect] }))}
    />
  );
}
