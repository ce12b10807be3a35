import { initialGlobals, readChoices, type ToolbarChoices } from './toolbars';

/** Stores the toolbars' choices on the documentation page, for the examples framed in it. */
export function handDown(choices: ToolbarChoices): void {
  document.documentElement.dataset['toolbars'] = JSON.stringify(choices);
}

/**
 * The toolbars' choices at first. A framed example begins with those of the page around it. Otherwise it
 * would report its own initial choices to that page, which would take them for the toolbars'.
 */
export function inheritChoices(): ToolbarChoices {
  const around = window.parent === window ? undefined : window.parent.document.documentElement;
  const handed = around?.dataset['toolbars'];
  return handed === undefined ? initialGlobals : readChoices(JSON.parse(handed));
}
