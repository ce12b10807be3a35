import { vi } from 'vitest';

/** The names under which files reach the browser's downloads; nothing is really saved. */
export function namesOfDownloads() {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}
