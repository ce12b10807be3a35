import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../UiProvider';
import { Table } from './Table';

async function renderStudies() {
  const navigate = vi.fn();
  const screen = await render(
    <UiProvider navigate={navigate}>
      <Table
        caption="Studies"
        columns={[
          { id: 'title', label: 'Title', cell: () => 'Sleep' },
          { id: 'note', label: 'Note', cell: () => 'A note to read' },
        ]}
        rows={[{ id: 2 }]}
        getRowId={({ id }) => String(id)}
        getRowHref={({ id }) => `/studies/${id}`}
        empty="None"
      />
    </UiProvider>,
  );
  return { screen, navigate };
}

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a press on a link with a key held is the browser’s, and one beside it leads nowhere: %o',
  async (held) => {
    const { screen, navigate } = await renderStudies();
    const heard: boolean[] = [];
    const hear = (event: MouseEvent) => {
      heard.push(event.defaultPrevented);
      // Otherwise the browser would open a tab.
      event.preventDefault();
    };
    window.addEventListener('click', hear);
    onTestFinished(() => window.removeEventListener('click', hear));
    const press = (element: Element) =>
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }));
    press(screen.getByRole('link', { name: 'Sleep' }).element());
    press(screen.getByText('A note to read').element());
    expect(heard).toEqual([false, false]);
    expect(navigate).not.toHaveBeenCalled();
  },
);
