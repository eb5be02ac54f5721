/**
 * `npm run bench:live [-- --sockets 1000 --bettors 300 --rounds 6]`: one table of Comet, watched and played by many, against the same table with a
 * few. A third of the bettors leave by hand, the others by an automatic cash-out. One API process, one worker, the load beside them.
 */
import { parseArgs } from 'node:util';
import { connect } from '../apps/server/src/database/database.ts';
import { startMeasuredServer } from './server.ts';
import { startHouse } from './live/house.ts';
import { playFlights } from './live/flights.ts';
import { figuresOf, type Figures } from './live/figures.ts';

const { values } = parseArgs({
  options: {
    ...{ sockets: { type: 'string', default: '1000' }, bettors: { type: 'string', default: '300' } },
    ...{ rounds: { type: 'string', default: '6' }, json: { type: 'boolean', default: false } },
  },
});
const [sockets, bettors, rounds] = [values.sockets, values.bettors, values.rounds].map(Number) as [
  number,
  number,
  number,
];

const say = (text: string): void => void process.stderr.write(`${text}\n`);

const show = (name: string, figures: Figures, quiet: Figures): void => {
  process.stdout.write(`${name}\n`);
  for (const [what, { count, p50, p99, most }] of Object.entries(figures)) {
    const before = quiet[what]?.p99 ?? 0;
    const ratio = before === 0 ? '' : `  p99 ${(p99 / before).toFixed(2)} × the quiet one`;
    process.stdout.write(
      `  ${what.padEnd(34)} ${String(count).padStart(7)}  p50 ${p50.toFixed(0)} ms  p99 ${p99.toFixed(0)} ms  most ${most.toFixed(0)} ms${ratio}\n`,
    );
  }
};

const server = await startMeasuredServer();
const owner = connect(server.ownerUrl, { size: 4, applicationName: 'bench-owner' });
const house = await startHouse(owner, server);
try {
  const run = async (name: string, crowd: { sockets: number; bettors: number }): Promise<Figures> => {
    say(`${name}: ${crowd.sockets} sockets, ${crowd.bettors} bettors, ${rounds} rounds`);
    return figuresOf(owner, await playFlights(owner, house, { ...crowd, rounds }));
  };
  const quiet = await run('quiet', { sockets: 10, bettors: 3 });
  const crowded = await run('crowded', { sockets, bettors });
  if (values.json) process.stdout.write(`${JSON.stringify({ quiet, crowded })}\n`);
  else {
    show(`quiet: 10 sockets, 3 bettors`, quiet, quiet);
    show(`crowded: ${sockets} sockets, ${bettors} bettors`, crowded, quiet);
  }
} finally {
  await house.stop();
  await owner.close();
  await server.stop();
}
