import * as css from './NewCodes.css';

/**
 * Prints a few lines on a page of their own, from a temporary frame. It creates DOM nodes, because the
 * security policy refuses HTML text.
 */
export function printLines(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  // Not `hidden`: Firefox prints nothing of a frame that is not drawn.
  frame.className = css.printed;
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.title = title;
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (page === null || view === null) return;
  page.title = title;
  const heading = page.createElement('h1');
  heading.textContent = title;
  const list = page.createElement('ul');
  for (const line of lines) {
    const item = page.createElement('li');
    item.textContent = line;
    list.append(item);
  }
  page.body.append(heading, list);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
