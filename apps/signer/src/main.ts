/** The only process with network keys: opens the seed, listens on loopback, ends with its supervisor. */
import { pino } from 'pino';
import { openJournal } from './journal.ts';
import { openSeed } from './seed-store.ts';
import { readSettings } from './settings.ts';
import { createSigner } from './signer.ts';

const refuse = (message: string): never => {
  process.stderr.write(`The signer cannot start: ${message}\n`);
  process.exit(1);
};

const read = readSettings(process.env);
if (!read.ok) refuse(read.message);
else {
  const { port, dataDir, secretsKey, olderKeys, policy } = read.settings;
  const opened = openSeed(dataDir, secretsKey, olderKeys);
  if (!opened.ok) refuse(opened.message);
  else {
    const log = pino({ name: 'signer' });
    const signer = createSigner({ seed: opened.seed, secretsKey, policy, journal: openJournal(dataDir), log });
    const stop = (): void => {
      void signer.close().then(() => process.exit(0));
    };
    process.once('SIGTERM', stop);
    process.once('disconnect', stop);
    // Ctrl-C reaches the whole process group; a supervisor determines the order of shutdown.
    process.on('SIGINT', () => {
      if (process.send === undefined) stop();
    });
    await signer.listen({ host: '127.0.0.1', port });
    process.send?.({ type: 'ready' });
  }
}
