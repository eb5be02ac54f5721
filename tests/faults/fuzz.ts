/**
 * `npm run fuzz [-- --requests 10000] [-- --seed n]`: requests generated from `/openapi.json`, by visitors, players and operators,
 * against a separate product on this machine. Exit code 1 if one caused a server error or revealed internals.
 */
import { parseArgs } from 'node:util';
import { runFuzz, statusesSeen } from './fuzz-run.ts';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
  },
});

const seed = parseInt(options.seed, 10);
const { requests, failures, statuses } = await runFuzz({
  ...{ requests: parseInt(options.requests, 10), seed },
  say: (text) => void process.stderr.write(`${text}\n`),
});
for (const failure of failures.slice(0, 50)) process.stdout.write(`${failure}\n`);
process.stdout.write(`${requests} requests, ${failures.length} failed, seed ${seed}: ${statusesSeen({ statuses })}\n`);
if (failures.length > 0) process.exitCode = 1;
