/**
 * Leaves whoever reads a page of the documentation where they are. An example in a frame of its own loads
 * as its place comes near, and one that presses something to show its state would take their keys with it;
 * what it focuses or brings into view would move the page around it, too. For a story that is framed
 * nowhere, or by Storybook alone, it does nothing.
 */
export function keepPlace(): { note: () => void; goBack: () => void } {
  let place: Element | null = null;
  let moveAgain: () => void = () => undefined;
  const pageAround = () => {
    const around = window.parent === window ? undefined : window.parent;
    return around?.document.documentElement.dataset['toolbars'] === undefined ? undefined : around;
  };
  return {
    note: () => {
      const around = pageAround();
      if (!around) return;
      const { activeElement } = around.document;
      place = isPlayedFrame(activeElement) ? null : activeElement;
      moveAgain = standStill();
    },
    goBack: () => {
      moveAgain();
      const around = pageAround();
      const frame = around?.document.activeElement;
      if (!around || frame !== window.frameElement || frame === place) return;
      if (canHaveFocus(frame)) frame.blur();
      if (canHaveFocus(place)) place.focus({ preventScroll: true });
    },
  };
}

/** Another example that has just taken the keys, and not the reader's own choice. */
function isPlayedFrame(part: Element | null): boolean {
  return (
    part?.tagName === 'IFRAME' &&
    (part as HTMLIFrameElement).contentWindow?.navigator.userActivation.hasBeenActive !== true
  );
}

/** Nothing in this window scrolls to be seen, until what this gives back is called. */
function standStill(): () => void {
  const bring = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView') ?? {};
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus') ?? {};
  // React Aria has put a getter there.
  const takeFocus = Reflect.get<HTMLElement, 'focus'>(HTMLElement.prototype, 'focus');
  const replaced = { configurable: true, writable: true };
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    ...replaced,
    value: () => undefined,
  });
  Object.defineProperty(HTMLElement.prototype, 'focus', {
    ...replaced,
    value(this: HTMLElement, options?: FocusOptions) {
      takeFocus.call(this, { ...options, preventScroll: true });
    },
  });
  return () => {
    Object.defineProperty(Element.prototype, 'scrollIntoView', bring);
    Object.defineProperty(HTMLElement.prototype, 'focus', focus);
  };
}

/** Each window has a class of its own for its elements. */
function canHaveFocus(part: Element | null): part is HTMLElement {
  return part !== null && 'focus' in part;
}
