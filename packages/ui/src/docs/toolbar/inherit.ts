import { initialGlobals, readChoices, type ToolbarChoices } from './toolbars';

/** Says on the page of the documentation where the toolbars stand, for the examples framed in it. */
export function handDown(choices: ToolbarChoices): void {
  document.documentElement.dataset['toolbars'] = JSON.stringify(choices);
}

/**
 * Where the toolbars stand at first. An example in a frame of its own begins as the page around it: it
 * tells that page its own choices, which would otherwise be taken for the toolbars'.
 */
export function inheritChoices(): ToolbarChoices {
  const around = window.parent === window ? undefined : window.parent.document.documentElement;
  const handed = around?.dataset['toolbars'];
  return handed === undefined ? initialGlobals : readChoices(JSON.parse(handed));
}
