import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

export interface Project {
  readonly id: number;
  readonly title: string;
  readonly state: string;
  readonly answers: number;
}

/**
 * What each page shows: a header, tabs, a search field, a choice of state, a table of projects with a menu
 * in each row, what turns its pages, a dialog and a place for messages.
 */
export interface PageProps {
  readonly projects: readonly Project[];
  readonly isDialogOpen: boolean;
}

declare global {
  interface Window {
    /** Whether the page can be asked to do something. */
    isReady: boolean;
    /** Brings a page with so many rows up, painted, and takes it away; so many times. */
    mountPages: (rows: number, times: number) => Promise<void>;
    /** Brings a page with so many rows up, for what follows. */
    openPage: (rows: number) => Promise<void>;
    /** Leaves every tenth of the rows. */
    letRowsLeave: () => Promise<void>;
    /** Shows all of them again. */
    letRowsReturn: () => Promise<void>;
    /** Opens the dialog, painted, and closes it until it is gone; so many times. */
    openDialogs: (times: number) => Promise<void>;
    /** Opens the menu of the first row, painted, and closes it by Escape until it is gone; so many times. */
    openMenus: (times: number) => Promise<void>;
    closePage: () => Promise<void>;
  }
}

const projectsOf = (count: number): readonly Project[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    title: `Living with breathlessness, part ${id}`,
    state: id % 3 === 0 ? 'Draft' : 'Published',
    answers: (id * 7919) % 97,
  }));

/** Until what was drawn is on the screen. */
const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });

async function paintedUntil(isSo: () => boolean): Promise<void> {
  do await painted();
  while (!isSo());
}

const isShown = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

/** Offers a page, built of one library, to the runner. */
export function offer(page: (props: PageProps) => ReactElement): void {
  let root: Root | undefined;
  let place: HTMLElement | undefined;
  let projects: readonly Project[] = [];
  const show = (props: PageProps) => {
    flushSync(() => root?.render(page(props)));
    return painted();
  };
  window.openPage = (rows) => {
    place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
    projects = projectsOf(rows);
    return show({ projects, isDialogOpen: false });
  };
  window.closePage = () => {
    root?.unmount();
    place?.remove();
    root = place = undefined;
    return painted();
  };
  window.mountPages = async (rows, times) => {
    for (let time = 0; time < times; time += 1) {
      await window.openPage(rows);
      await window.closePage();
    }
  };
  window.letRowsLeave = () =>
    show({ projects: projects.filter(({ id }) => id % 10 === 0), isDialogOpen: false });
  window.letRowsReturn = () => show({ projects, isDialogOpen: false });
  window.openDialogs = async (times) => {
    const isOpen = () => isShown('dialog[open], [role="dialog"]');
    for (let time = 0; time < times; time += 1) {
      await show({ projects, isDialogOpen: true });
      await paintedUntil(isOpen);
      await show({ projects, isDialogOpen: false });
      await paintedUntil(() => !isOpen());
    }
  };
  window.openMenus = async (times) => {
    const isOpen = () => isShown('[role="menu"]');
    for (let time = 0; time < times; time += 1) {
      document.querySelector<HTMLElement>('td [aria-haspopup="menu"]')?.click();
      await paintedUntil(isOpen);
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      (document.activeElement ?? document.body).dispatchEvent(escape);
      await paintedUntil(() => !isOpen());
    }
  };
  window.isReady = true;
}
