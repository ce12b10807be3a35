/**
 * Gives each framed example the height of its content, which on a narrow page is more than its story states.
 * The frame only grows, since a dialog fills whatever height there is.
 */
export function fitFrames(): () => void {
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement) growWithContent(target);
  };
  // In the capture phase, since `load` does not bubble.
  document.addEventListener('load', onLoad, true);
  return () => document.removeEventListener('load', onLoad, true);
}

function growWithContent(frame: HTMLIFrameElement) {
  const content = frame.contentDocument;
  // Storybook's own frame fills a box, which has the height.
  const room = frame.style.height === '100%' ? frame.parentElement : frame;
  if (content === null || room === null) return;
  const grow = () => {
    const height = content.documentElement.scrollHeight;
    if (height > frame.clientHeight) room.style.blockSize = `${height}px`;
  };
  new ResizeObserver(grow).observe(content.body);
}
