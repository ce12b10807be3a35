import { Suspense, use, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmationDialog } from '../components/ConfirmationDialog';
import { Modal } from '../components/Modal';

interface TogetherProps {
  isNested?: boolean;
  isOpenAtFirst?: boolean;
  pause?: number;
}

function Together({ isNested = false, isOpenAtFirst = false, pause = 0 }: TogetherProps) {
  const [isModal, setIsModal] = useState(isOpenAtFirst);
  const [isAsking, setIsAsking] = useState(isOpenAtFirst);
  const question = (
    <ConfirmationDialog
      isOpen={isAsking}
      label="Delete it?"
      confirmLabel="Delete"
      onConfirm={() => setIsAsking(false)}
      onCancel={() => setIsAsking(false)}
    />
  );
  return (
    <main>
      <button
        type="button"
        onClick={() => {
          setIsModal(true);
          if (pause === 0) setIsAsking(true);
          else setTimeout(() => setIsAsking(true), pause);
        }}
      >
        Open both
      </button>
      <Modal isOpen={isModal} title="Document" onClose={() => setIsModal(false)}>
        <button type="button">Inside</button>
        {isNested && question}
      </Modal>
      {!isNested && question}
    </main>
  );
}

describe('two dialogs that open together', () => {
  test.each<[string, TogetherProps]>([
    ['beside one another', {}],
    ['a moment apart', { pause: 1 }],
    ['five moments apart', { pause: 5 }],
    ['long apart', { pause: 300 }],
    ['one within the other', { isNested: true }],
    ['one within the other, later', { isNested: true, pause: 300 }],
    ['beside one another, open from the first', { isOpenAtFirst: true }],
    ['one within the other, open from the first', { isNested: true, isOpenAtFirst: true }],
  ])('%s: the question is answered first, and the other can be closed then', async (_, props) => {
    const screen = await render(<Together {...props} />);
    if (!props.isOpenAtFirst) await screen.getByRole('button', { name: 'Open both' }).click();
    const question = screen.getByRole('alertdialog');
    await expect.element(question).toBeVisible();
    const other = screen.getByText('Document').element().closest('[data-dialog-backdrop]');
    await expect.poll(() => question.element().contains(document.activeElement)).toBe(true);
    expect(other).toHaveProperty('inert', true);
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.poll(() => other?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    if (!props.isOpenAtFirst)
      await expect.element(screen.getByRole('button', { name: 'Open both' })).toHaveFocus();
  });
});

test('a dialog whose content never comes holds up no other', async () => {
  const never = new Promise<string>(() => undefined);
  const Content = () => use(never);
  const screen = await render(
    <Suspense>
      <Modal isOpen title="Document" onClose={vi.fn()}>
        <Content />
      </Modal>
      <ConfirmationDialog isOpen label="Delete it?" onConfirm={vi.fn()} onCancel={vi.fn()} />
    </Suspense>,
  );
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
});
