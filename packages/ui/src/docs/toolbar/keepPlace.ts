/**
 * Leaves whoever reads a page of the documentation where they are. An example in a frame of its own loads
 * as its place comes near, and one that presses something to show its state would take their keys with it;
 * what it focuses or brings into view would move the page around it, too. For a story that is framed
 * nowhere, or by Storybook alone, it does nothing.
 */
export function keepPlace(): { note: () => void; goBack: () => void } {
  let place: Element | null = null;
  let hold: ((isHeld: boolean) => void) | undefined;
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
      hold ??= holdScrolling();
      hold(true);
    },
    goBack: () => {
      hold?.(false);
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

/**
 * Lets nothing in this window scroll to be seen for as long as it is held. What it puts in place stays there:
 * React Aria wraps it.
 */
function holdScrolling(): (isHeld: boolean) => void {
  let isStill = false;
  const bring = Reflect.get<Element, 'scrollIntoView'>(Element.prototype, 'scrollIntoView');
  // Storybook has put a getter there.
  const takeFocus = Reflect.get<HTMLElement, 'focus'>(HTMLElement.prototype, 'focus');
  const replaced = { configurable: true, writable: true };
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    ...replaced,
    value(this: Element, how?: boolean | ScrollIntoViewOptions) {
      if (!isStill) bring.call(this, how);
    },
  });
  Object.defineProperty(HTMLElement.prototype, 'focus', {
    ...replaced,
    value(this: HTMLElement, options?: FocusOptions) {
      // React gives focus back into a frame that it has just taken off the page, and would fail over user-event's
      // error there: the page that is left would stay.
      if (this.ownerDocument.defaultView === null) return;
      takeFocus.call(this, isStill ? { ...options, preventScroll: true } : options);
    },
  });
  return (isHeld) => {
    isStill = isHeld;
  };
}

/** Each window has a class of its own for its elements. */
function canHaveFocus(part: Element | null): part is HTMLElement {
  return part !== null && 'focus' in part;
}
