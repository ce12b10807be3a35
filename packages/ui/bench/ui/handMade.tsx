import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { PageProps, Project } from './measure';

const nothing = () => undefined;

/** The page as somebody would write it, and well, for one use: React and HTML, no library. */
export function HandMadePage({ projects, isDialogOpen }: PageProps) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isDialogOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isDialogOpen]);
  // Memoised, so that neither the menu nor the dialog renders a row again.
  const rows = useMemo(() => <Rows projects={projects} onMenu={setMenu} />, [projects]);
  return (
    <>
      <header>
        <a href="/">Projects</a>
        <span>v1</span>
        <button type="button">Log out</button>
      </header>
      <main>
        <h1>Projects</h1>
        <div role="tablist" aria-label="Views of your projects">
          <button type="button" role="tab" id="current" aria-selected aria-controls="panel">
            Current
          </button>
          <button type="button" role="tab" id="previous" aria-selected={false} tabIndex={-1}>
            Previous
          </button>
        </div>
        <div role="tabpanel" id="panel" aria-labelledby="current">
          <label>
            Search
            <input type="search" value="" onChange={nothing} placeholder="Search..." />
          </label>
          <label>
            State
            <select value="all" onChange={nothing}>
              <option value="all">All</option>
              <option value="draft">Draft</option>
              <option value="published">Published</option>
            </select>
          </label>
          {rows}
          <nav aria-label="Pages">
            <button type="button">Previous</button>
            <p role="status">Page 2 of 3</p>
            <button type="button">Next</button>
          </nav>
        </div>
        <dialog ref={dialog} aria-labelledby="title">
          <h2 id="title">Delete the project?</h2>
          <p>It cannot be brought back.</p>
          <button type="button">Delete</button>
          <button type="button">Cancel</button>
        </dialog>
      </main>
      <div role="region" aria-label="Messages" aria-live="polite" />
      {menu !== null && <RowMenu {...menu} onClose={() => setMenu(null)} />}
    </>
  );
}

interface RowsProps {
  projects: readonly Project[];
  onMenu: (menu: OpenMenu) => void;
}

function Rows({ projects, onMenu }: RowsProps) {
  return (
    <table>
      <caption>Projects</caption>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">State</th>
          <th scope="col">Answers</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {projects.map(({ id, title, state, answers }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/projects/${id}`}>{title}</a>
            </th>
            <td>{state}</td>
            <td>{answers}</td>
            <td>
              <button
                type="button"
                aria-haspopup="menu"
                aria-label={`Actions: ${title}`}
                onClick={(event) => onMenu({ title, button: event.currentTarget })}
              >
                …
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface OpenMenu {
  title: string;
  button: HTMLElement;
}

function RowMenu({ title, button, onClose }: OpenMenu & { onClose: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = list.current;
    if (menu === null) return undefined;
    const { bottom, right } = button.getBoundingClientRect();
    menu.style.top = `${bottom + 4}px`;
    menu.style.left = `${Math.max(8, right - menu.offsetWidth)}px`;
    menu.querySelector('button')?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      button.focus();
    };
  }, [button, onClose]);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = [...event.currentTarget.querySelectorAll('button')];
    const at = items.findIndex((item) => item === document.activeElement);
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (event.key === 'ArrowDown') items[(at + 1) % items.length]?.focus();
    else if (event.key === 'ArrowUp') items.at(at - 1)?.focus();
  };
  return (
    <div ref={list} role="menu" tabIndex={-1} aria-label={`Actions: ${title}`} onKeyDown={move}>
      {['Export', 'Delete'].map((label) => (
        <button key={label} type="button" role="menuitem" tabIndex={-1} onClick={onClose}>
          {label}
        </button>
      ))}
    </div>
  );
}
