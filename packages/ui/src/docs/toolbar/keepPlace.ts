/**
 * Leaves whoever reads a page of the documentation where they are. An example in a frame of its own loads
 * as its place comes near, and one that presses something to show its state would take their keys with it.
 * For a story that is framed nowhere, or by Storybook alone, it does nothing.
 */
export function keepPlace(): { note: () => void; goBack: () => void } {
  let place: Element | null = null;
  const pageAround = () => {
    const around = window.parent === window ? undefined : window.parent;
    return around?.document.documentElement.dataset['toolbars'] === undefined ? undefined : around;
  };
  return {
    note: () => {
      place = pageAround()?.document.activeElement ?? null;
    },
    goBack: () => {
      const around = pageAround();
      const frame = around?.document.activeElement;
      if (!around || frame !== window.frameElement || frame === place) return;
      if (canHaveFocus(frame)) frame.blur();
      if (canHaveFocus(place)) place.focus({ preventScroll: true });
    },
  };
}

/** Each window has a class of its own for its elements. */
function canHaveFocus(part: Element | null): part is HTMLElement {
  return part !== null && 'focus' in part;
}
