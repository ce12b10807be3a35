import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export interface Project {
  readonly id: number;
  readonly title: string;
  readonly state: string;
  readonly answers: number;
}

/** What each page shows: a search field and a table of projects with a menu in each row, and a dialog. */
export interface PageProps {
  readonly projects: readonly Project[];
  readonly isDialogOpen: boolean;
}

declare global {
  interface Window {
    /** Whether the page can be asked to do something. */
    isReady: boolean;
    /** Brings a page with so many rows up, laid out, and takes it away; so many times. */
    mountPages: (rows: number, times: number) => void;
    /** Shows the page with so many rows, all of them and every tenth in turn; so many times. */
    filterRows: (rows: number, times: number) => void;
    /** Opens and closes the dialog over 20 rows; so many times. */
    openDialogs: (times: number) => void;
  }
}

const projectsOf = (count: number): readonly Project[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    title: `Living with breathlessness, part ${id}`,
    state: id % 3 === 0 ? 'Draft' : 'Published',
    answers: (id * 7919) % 97,
  }));

/** Offers a page, built of one library, to the runner. */
export function offer(page: (props: PageProps) => ReactElement): void {
  const put = (use: (show: (props: PageProps) => void) => void) => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    use((props) => {
      flushSync(() => root.render(page(props)));
      place.getBoundingClientRect();
    });
    root.unmount();
    place.remove();
  };
  window.mountPages = (rows, times) => {
    for (let time = 0; time < times; time += 1)
      put((show) => show({ projects: projectsOf(rows), isDialogOpen: false }));
  };
  window.filterRows = (rows, times) =>
    put((show) => {
      const projects = projectsOf(rows);
      const some = projects.filter(({ id }) => id % 10 === 0);
      for (let time = 0; time < times; time += 1) {
        show({ projects, isDialogOpen: false });
        show({ projects: some, isDialogOpen: false });
      }
    });
  window.openDialogs = (times) =>
    put((show) => {
      const projects = projectsOf(20);
      for (let time = 0; time < times; time += 1) {
        show({ projects, isDialogOpen: true });
        show({ projects, isDialogOpen: false });
      }
    });
  window.isReady = true;
}
