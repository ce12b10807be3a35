const { documentElement: html, title } = document;
const address = location.href;
const attributes = [...html.attributes].map(({ name, value }) => ({ name, value }));

/**
 * Gives the page the body, attributes, title, address and storage that it had when this module was loaded, and
 * takes away what stands over the browser's own. Styles stay in its head: their modules are not loaded again.
 */
export async function leaveAsFound() {
  await endGivingBack();
  for (const child of [...document.body.children]) {
    // React Aria makes the place of its announcements once in a page, and it stays where it goes on.
    if (child.matches('[data-live-announcer]'))
      for (const log of child.children) log.replaceChildren();
    else child.remove();
  }
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
  for (const { name, value } of attributes) html.setAttribute(name, value);
  document.title = title;
  history.replaceState(null, '', address);
  // Such as the clipboard that the virtual screen reader and stories that type bring with them.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
  sessionStorage.clear();
  localStorage.clear();
}

/**
 * A dialog that has left gives focus back within a second, in the end to the heading of whatever page has come by
 * then: the next file's. It looks at each frame, and leaves focus alone where something has it.
 */
async function endGivingBack() {
  const holder = document.createElement('button');
  document.body.append(holder);
  holder.focus();
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
