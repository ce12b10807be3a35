/** Counts how often a link is followed; the page stays. */
export function countFollows(link: Element): () => number {
  let follows = 0;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    follows += 1;
  });
  return () => follows;
}
