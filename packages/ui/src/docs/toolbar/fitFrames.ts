/**
 * Gives each example that stands in a page of its own the height that its content takes: on a narrow page
 * that is more than its story names. It only grows, since a dialog fills whatever room there is.
 */
export function fitFrames(): () => void {
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement) growWithContent(target);
  };
  // It does not bubble.
  document.addEventListener('load', onLoad, true);
  return () => document.removeEventListener('load', onLoad, true);
}

function growWithContent(frame: HTMLIFrameElement) {
  const content = frame.contentDocument;
  // Storybook's own frame fills a box that has the height.
  const room = frame.style.height === '100%' ? frame.parentElement : frame;
  if (content === null || room === null) return;
  const grow = () => {
    const height = content.documentElement.scrollHeight;
    if (height > frame.clientHeight) room.style.blockSize = `${height}px`;
  };
  new ResizeObserver(grow).observe(content.body);
}
