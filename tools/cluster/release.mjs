/**
 * `npm run cluster -- release`: replaces every process of a running cluster by one of what is built in this checkout now, one after the
 * other, the workers last. The supervisor starts the next one when it sees that one ended.
 */
import { livingRun } from '../start/run-record.mjs';
import { Refusal, say } from '../start/console.mjs';

const everyMs = 50;
const atMostMs = 60_000;
/** The front looks twice. */
const seenWithinMs = 1_200;

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Recorded once it is ready. */
const pidOf = (/** @type {string} */ dataDir, /** @type {string} */ name) =>
  livingRun(dataDir)?.children.find((child) => child.name === name)?.pid;

const replace = async (/** @type {string} */ dataDir, /** @type {string} */ name) => {
  const began = performance.now();
  const old = pidOf(dataDir, name) ?? 0;
  process.kill(old, 'SIGTERM');
  while (pidOf(dataDir, name) === old) {
    if (performance.now() - began > atMostMs) throw new Refusal(`${name} was not replaced in ${atMostMs / 1000} s.`);
    await pause(everyMs);
  }
  say(`${name} is replaced after ${((performance.now() - began) / 1000).toFixed(1)} s`);
};

/** @param {Pick<import('../start/settings.mjs').Settings, 'dataDir'>} settings */
export const release = async ({ dataDir }) => {
  const names = (livingRun(dataDir)?.children ?? []).map(({ name }) => name);
  const servers = names.filter((name) => name.startsWith('server-'));
  const workers = names.filter((name) => name.startsWith('worker-'));
  if (servers.length < 2) throw new Refusal(`No cluster runs on ${dataDir}: start one with \`npm run cluster\`.`);
  for (const name of servers.toSorted()) {
    await replace(dataDir, name);
    await pause(seenWithinMs);
  }
  for (const name of workers.toSorted()) await replace(dataDir, name);
};
