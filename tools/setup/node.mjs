/**
 * Whether the product runs on a version of Node, such as 22.12.0: packages load ES modules with
 * `require`, which works in Node 20 from 20.19 on, and in newer lines from 22.12 on.
 * @param {string} version
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/** Ends the process with one sentence if the product does not run on this version of Node. */
export function requireNode() {
  const { node } = process.versions;
  if (isNewEnough(node)) return;
  console.error(
    `Sounding needs Node 20.19, or 22.12 or newer, and this is Node ${node}: install a newer Node and run the command again.`,
  );
  process.exit(1);
}
