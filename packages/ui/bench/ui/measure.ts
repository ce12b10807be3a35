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
 * What each page shows: a header, tabs, a search field, a select for the state, a table of projects with a
 * menu in each row, pagination, a dialog and a region for messages.
 */
export interface PageProps {
  readonly projects: readonly Project[];
  readonly isDialogOpen: boolean;
}

declare global {
  interface Window {
    /** Whether the page is ready for measuring. */
    isReady: boolean;
    /** Mounts a page with `rows` rows, waits until it is painted, and unmounts it, `times` times. */
    mountPages: (rows: number, times: number) => Promise<void>;
    /** Mounts a page with this many rows, for the calls below. */
    openPage: (rows: number) => Promise<void>;
    /** Leaves only every tenth row. */
    letRowsLeave: () => Promise<void>;
    /** Shows all rows again. */
    letRowsReturn: () => Promise<void>;
    /** Opens the dialog, waits until it is painted, and closes it until it is gone, `times` times. */
    openDialogs: (times: number) => Promise<void>;
    /**
     * Opens the menu of the first row, waits until it is painted, and closes it by Escape until it is gone,
     * `times` times.
     */
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

/** Waits until what was rendered is on the screen. */
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

/** Makes a page built with one library available to the runner. */
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
