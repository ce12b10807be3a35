import { fileURLToPath } from 'node:url';
import { afterRestore } from './afterRestore';
import { createAdmin } from './createAdmin';
import { deleteAnswer } from './deleteAnswer';
import { deleteDocumentFile } from './deleteDocumentFile';
import { deleteParticipant } from './deleteParticipant';
import { greeting } from './greeting';
import { lostKey } from './lostKey';
import { mailAgain } from './mailAgain';
import { runServer, type RunningServer } from './runServer';
import { showAccount } from './showAccount';
import { showParticipant } from './showParticipant';
import { simulate } from './simulate';
import { readSettings, type Settings } from './platform/settings';
import { StartFailure } from './platform/startFailure';
import { verifyAudit } from './verifyAudit';

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

type Command = (words: readonly string[], settings: Settings) => Promise<string>;

/** The commands by the word that `npm run` passes on, each with what a person types. */
const commands = new Map<string, readonly [run: Command, typed: string]>([
  ['after-restore', [afterRestore, 'admin:after-restore']],
  ['create-admin', [createAdmin, 'admin:create -- EMAIL [NAME]']],
  ['delete-answer', [deleteAnswer, 'admin:delete-answer -- NUMBER']],
  ['delete-document-file', [deleteDocumentFile, 'admin:delete-document-file -- NUMBER']],
  ['delete-participant', [deleteParticipant, 'admin:delete-participant -- PSEUDONYM']],
  ['lost-key', [lostKey, 'admin:lost-key']],
  ['mail-again', [mailAgain, 'admin:mail-again']],
  ['show-account', [showAccount, 'admin:show-account -- EMAIL']],
  ['show-participant', [showParticipant, 'admin:show-participant -- PSEUDONYM']],
  ['simulate', [simulate, 'simulate -- --project ID --responses COUNT --answers COUNT']],
  ['verify-audit', [verifyAudit, 'admin:verify-audit']],
]);

const help = [
  'npm start serves Sounding, with settings from the environment (README.md). These do one thing and end (docs/operations.md):',
  ...Array.from(commands.values(), ([, typed]) => `  npm run ${typed}`),
].join('\n');

/** Runs the one command that the command line names, and ends. */
async function runCommand([command = '', ...words]: readonly string[]): Promise<never> {
  if (command === '--help') {
    console.log(help);
    process.exit(0);
  }
  const [run] =
    commands.get(command) ??
    end(`${command === '' ? 'Say which command.' : `There is no command ${command}.`}\n${help}`);
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
