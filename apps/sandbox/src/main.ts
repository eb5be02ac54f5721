/** The sandbox as a process: starts, says where it is, ends with its parent. */
import { createSandbox } from './sandbox.ts';
import { readSettings } from './settings.ts';

const run = async (): Promise<void> => {
  const read = readSettings(process.env);
  if (!read.ok) {
    process.stderr.write(`The sandbox cannot start: ${read.message}\n`);
    process.exit(1);
  }
  const sandbox = createSandbox(read.settings);
  let stopping: Promise<void> | undefined;
  const stop = (): void => {
    stopping ??= sandbox.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
  // Ctrl-C reaches the whole group; the supervisor decides the order of ending.
  process.on('SIGINT', () => {
    if (process.send === undefined) stop();
  });
  const { url, smtpPort } = await sandbox.listen();
  process.stdout.write(`${JSON.stringify({ message: 'sandbox listens', url, smtpPort })}\n`);
  process.send?.({ type: 'ready', url, smtpPort });
};

run().catch((error: Error) => {
  process.stderr.write(`The sandbox cannot start: ${error.message}\n`);
  process.exit(1);
});
