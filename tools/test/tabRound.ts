// Makes Tab go from the end of the page to its start, with a stop before and one after the frame in which
// tests render. Without the stops, Tab would go from the last control to the browser's own buttons, and the
// browser would then return focus to the first control itself. On a busy machine that came so late that it
// gave focus to what a test had rendered meanwhile, before the test's own Tab.
const { document: around } = window.parent;

/** A stop at one end: Tab in the direction that leads out of the page continues from the other stop. */
function createStop(leadsOut: (event: KeyboardEvent) => boolean, other: () => HTMLElement) {
  const stop = around.createElement('div');
  stop.tabIndex = 0;
  stop.style.position = 'fixed';
  stop.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' && leadsOut(event)) other().focus();
  });
  return stop;
}

const before = createStop(
  ({ shiftKey }) => shiftKey,
  () => after,
);
const after = createStop(
  ({ shiftKey }) => !shiftKey,
  () => before,
);
around.body.prepend(before);
around.body.append(after);
