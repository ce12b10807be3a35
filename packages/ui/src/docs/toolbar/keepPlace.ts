/**
 * Keeps a reader's focus and scroll position on a documentation page. A framed example loads as it comes near
 * the screen. If it presses something to show its state, it would take focus, and what it focuses or scrolls
 * to would move the page around it. It does nothing for a story that is not framed, or framed by Storybook
 * only.
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

/** Whether focus is in another example that took it by itself, and not by the reader's choice. */
function isPlayedFrame(part: Element | null): boolean {
  return (
    part?.tagName === 'IFRAME' &&
    (part as HTMLIFrameElement).contentWindow?.navigator.userActivation.hasBeenActive !== true
  );
}

/**
 * While held, stops anything in this window from scrolling into view. The replaced methods stay in place,
 * because React Aria wraps them.
 */
function holdScrolling(): (isHeld: boolean) => void {
  let isStill = false;
  const bring = Reflect.get<Element, 'scrollIntoView'>(Element.prototype, 'scrollIntoView');
  // Storybook has made `focus` a getter.
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
      // React returns focus into a frame that has just left the page. user-event's error would make React
      // fail there, and the page that is left would stay.
      if (this.ownerDocument.defaultView === null) return;
      takeFocus.call(this, isStill ? { ...options, preventScroll: true } : options);
    },
  });
  return (isHeld) => {
    isStill = isHeld;
  };
}

/**
 * Whether an element can take focus. It does not ask by `instanceof`, since each window has its own element
 * classes.
 */
function canHaveFocus(part: Element | null): part is HTMLElement {
  return part !== null && 'focus' in part;
}
