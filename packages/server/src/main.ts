import { fileURLToPath } from 'node:url';
import { commandHelp, commands } from './commands';
import { greeting } from './greeting';
import { readSettings } from './platform/settings';
import { StartFailure } from './platform/startFailure';
import { runServer, type RunningServer } from './runServer';

/** How long a stop may take before it is cut short. */
const patienceMilliseconds = 10_000;

function end(reason: string): never {
  console.error(reason);
  process.exit(1);
}

let running: RunningServer | undefined;
let isStopping = false;

/** Stops the server. During the start there is nothing to finish: exiting stops the database we started. */
function stopOnSignal() {
  if (isStopping || !running) end(running ? 'Stopped at once.' : 'Stopped during the start.');
  isStopping = true;
  setTimeout(end, patienceMilliseconds, 'Some requests did not end in time.').unref();
  running.stop().then(
    () => process.exit(0),
    (error: unknown) => end(error instanceof Error ? error.message : 'The stop failed.'),
  );
}

// SIGHUP means that the terminal was closed: Node would exit at once and leave the database running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnSignal);

/** Runs the one command that the command line names, and ends. */
async function runCommand([command = '', ...words]: readonly string[]): Promise<never> {
  if (command === '--help') {
    console.log(commandHelp);
    process.exit(0);
  }
  const [run] =
    commands.get(command) ??
    end(
      `${command === '' ? 'Say which command.' : `There is no command ${command}.`}\n${commandHelp}`,
    );
  console.log(await run(words, readSettings(process.env)));
  process.exit(0);
}

try {
  const commandLine = process.argv.slice(2);
  if (commandLine.length > 0) await runCommand(commandLine);
  const settings = readSettings(process.env);
  // Relative to this file once it is built: packages/server/dist/main.js.
  const appFolder = fileURLToPath(new URL('../../app/dist', import.meta.url));
  running = await runServer({ settings, appFolder, onLost: end });
  console.log(greeting(running.address, settings));
} catch (error) {
  if (error instanceof StartFailure) end(error.message);
  throw error;
}
