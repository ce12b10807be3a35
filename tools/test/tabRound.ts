// Leads Tab from the end of the page round to its start, by a stop before and one after the frame in which tests draw.
// From the last stop of all it would go on to the browser's own buttons, and the browser gives focus back to the first
// by itself: on a busy machine so late that what a test had drawn meanwhile had it before the test's own Tab.
const { document: around } = window.parent;

/** At the stop, Tab in the way that leads out of the page goes on from the other one. */
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
