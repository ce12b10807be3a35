import { vi } from 'vitest';

/** What the library asks of a browser and jsdom does not have. jsdom lays nothing out, so little of it has to do anything. */
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  },
);
vi.stubGlobal('CSS', { escape: (name: string) => name.replaceAll(/[^\w-]/g, String.raw`\$&`) });
Object.assign(HTMLElement.prototype, {
  scrollIntoView: vi.fn(),
  hidePopover: vi.fn(),
  showPopover(this: HTMLElement) {
    this.style.display = 'block';
  },
});
Object.assign(document, { elementFromPoint: () => null });
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
});
