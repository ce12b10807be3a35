/**
 * Chooses a file as the browser's own file dialog would, which a test cannot control. Not
 * `userEvent.upload`: it sends the bytes to Node and back, and 2 MB of them took a second.
 */
export function chooseFile(place: ParentNode, file: File): void {
  const input = place.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
