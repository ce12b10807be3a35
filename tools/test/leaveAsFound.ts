const { documentElement: html, title } = document;
const address = location.href;
const attributes = [...html.attributes].map(({ name, value }) => ({ name, value }));

/**
 * Restores the body, attributes, title, address and storage that the page had when this module was loaded,
 * and removes what replaces parts of `navigator`. Styles stay in the head: their modules do not load again.
 */
export async function leaveAsFound() {
  await endGivingBack();
  for (const child of [...document.body.children]) {
    // React Aria creates its live region once per page and keeps using it, so it is emptied but not removed.
    if (child.matches('[data-live-announcer]'))
      for (const log of child.children) log.replaceChildren();
    else child.remove();
  }
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
  for (const { name, value } of attributes) html.setAttribute(name, value);
  document.title = title;
  history.replaceState(null, '', address);
  // Such as the clipboard that the virtual screen reader and stories with typing define.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
  sessionStorage.clear();
  localStorage.clear();
}

/**
 * Stops closed dialogs from moving focus in the page of the next file. A closed dialog returns focus within a
 * second, if need be to the heading of the current page. It looks at each frame, and stops if something has
 * focus.
 */
async function endGivingBack() {
  const holder = document.createElement('button');
  document.body.append(holder);
  holder.focus();
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
