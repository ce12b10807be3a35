import { expect, onTestFinished, test, vi } from 'vitest';
import { keepPlace } from './keepPlace';

test('an example whose frame was taken off the page takes no focus, or the page that is left would stay', () => {
  const { dataset } = window.parent.document.documentElement;
  dataset['toolbars'] = '';
  const takeFocus = vi.spyOn(HTMLElement.prototype, 'focus');
  const held = [Element.prototype, HTMLElement.prototype].map((of) => ({
    of,
    were: Object.getOwnPropertyDescriptors(of),
  }));
  onTestFinished(() => {
    delete dataset['toolbars'];
    for (const { of, were } of held) Object.defineProperties(of, were);
    takeFocus.mockRestore();
  });

  keepPlace().note();
  const gone = document.implementation.createHTMLDocument().createElement('button');
  gone.focus();
  expect(takeFocus).not.toHaveBeenCalled();
  const there = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => there.remove());
  there.focus();
  expect(takeFocus).toHaveBeenCalledTimes(1);
});
