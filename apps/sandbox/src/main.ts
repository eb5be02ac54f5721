/** The sandbox as a process: starts, prints its URL, ends with its parent. */
import { pino } from 'pino';
import { createSandbox } from './sandbox.ts';
import { readSettings } from './settings.ts';

/** Interval of blocks that confirm a transaction: short enough to watch. */
const blockMs = 1_000;

const run = async (): Promise<void> => {
  const read = readSettings(process.env);
  if (!read.ok) {
    process.stderr.write(`The sandbox cannot start: ${read.message}\n`);
    process.exit(1);
  }
  const log = pino({ name: 'sandbox' });
  const sandbox = createSandbox({ ...read.settings, chain: { blockMs }, log });
  let stopping: Promise<void> | undefined;
  const stop = (): void => {
    stopping ??= sandbox.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
  // Ctrl-C reaches the whole process group; the supervisor determines the order of shutdown.
  process.on('SIGINT', () => {
    if (process.send === undefined) stop();
  });
  const { url, smtpPort } = await sandbox.listen();
  log.info({ url, smtpPort }, 'sandbox listens');
  process.send?.({ type: 'ready', url, smtpPort });
};

run().catch((error: Error) => {
  process.stderr.write(`The sandbox cannot start: ${error.message}\n`);
  process.exit(1);
});
