import { useEffect, useRef } from 'react';
import { offer, type PageProps } from './measure';

/** The page as somebody would write it who needs it once. */
function Page({ projects, isDialogOpen }: PageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isDialogOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isDialogOpen]);
  return (
    <main>
      <label>
        Search
        <input type="search" defaultValue="" />
      </label>
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
                <button type="button" aria-haspopup="menu" aria-label={`Actions: ${title}`}>
                  …
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dialog ref={dialog} aria-labelledby="title">
        <h2 id="title">Delete the project?</h2>
        <p>It cannot be brought back.</p>
        <button type="button">Delete</button>
        <button type="button">Cancel</button>
      </dialog>
    </main>
  );
}

offer((props) => <Page {...props} />);
