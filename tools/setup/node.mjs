const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Ends the process with one sentence when Node is older than the product needs. */
export function requireNode() {
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Sounding needs Node 20.19 or newer, and this is Node ${process.versions.node}: install a newer Node and run the command again.`,
  );
  process.exit(1);
}
