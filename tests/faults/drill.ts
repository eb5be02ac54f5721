/**
 * `npm run drill -- --url http://127.0.0.1:4000 [--origin PUBLIC_URL] [--clients 20] [--pace 200] [--seconds 60]`: players bet through this
 * address while something is killed, switched or replaced; it says how long nobody's bet was acknowledged, and at the end what was lost or
 * booked twice. For an installation without real money: it writes players and their balances into the database of DATABASE_URL, or of a
 * running `npm start` or `npm run cluster`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '../../apps/server/src/database/database.ts';
import { urlsOf } from '../../apps/server/src/database/hosts.ts';
import { runningUrl } from '../../tools/postgres/running-url.mjs';
import { startHttpBettors } from './http-bettors.ts';

const { values: options } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4000' },
    origin: { type: 'string' },
    clients: { type: 'string', default: '20' },
    pace: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
  },
});

const homes = ['postgres', path.join('cluster', 'one'), path.join('cluster', 'two')];

/** Of an embedded pair, both hosts. */
const databaseUrl = (): string => {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return given;
  const dataDir = path.resolve(process.env['DATA_DIR'] ?? '.data');
  const [url, ...others] = homes.flatMap((home) => runningUrl(path.join(dataDir, home)) ?? []);
  if (url === undefined) throw new Error(`No database runs on ${dataDir}: set DATABASE_URL.`);
  const hosts = [url, ...others].map((one) => new URL(one).host);
  return url.replace(new URL(url).host, hosts.join(','));
};

const say = (text: string): void => {
  process.stdout.write(`${new Date().toISOString().slice(11, 23)}  ${text}\n`);
};

const untilDone = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Number(options.seconds) * 1000);
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });

const run = async (): Promise<void> => {
  if (process.env['DEPLOYMENT'] === 'live') throw new Error('A drill gives its players money: not with real money.');
  const url = databaseUrl();
  const owner = connect(url, { size: 4, applicationName: 'drill' });
  try {
    const bettors = await startHttpBettors({
      ...{ owner, url: options.url, ...(options.origin === undefined ? {} : { origin: options.origin }) },
      ...{ clients: Number(options.clients), paceMs: Number(options.pace) },
      onGap: (ms) => say(`a bet is acknowledged again after ${(ms / 1000).toFixed(1)} s`),
    });
    say(`${options.clients} players bet through ${options.url}, ${urlsOf(url).length} database hosts`);
    await untilDone();
    const { acknowledged, lost, doubled, unsound, answers, faults } = await bettors.stop();
    for (const [kind, count] of Object.entries(answers)) say(`${kind}: ${count}`);
    const books = unsound.length === 0 ? 'the books are sound' : `unsound: ${unsound.join(', ')}`;
    say(`${acknowledged} bets acknowledged, ${lost} lost, ${doubled} booked twice, ${faults} wrong answers; ${books}`);
    if (lost + doubled + faults + unsound.length > 0) process.exitCode = 1;
  } finally {
    await owner.close();
  }
};

await run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
