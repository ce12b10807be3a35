const { documentElement: html, title } = document;
const address = location.href;
const attributes = [...html.attributes].map(({ name, value }) => ({ name, value }));

/**
 * Gives the page the body, attributes, title, address and storage that it had when this module was loaded, and
 * takes away what stands over the browser's own. Styles stay in its head: their modules are not loaded again.
 */
export function leaveAsFound() {
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
