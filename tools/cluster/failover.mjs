/** `npm run cluster -- failover`: kills the primary of a running cluster and says how long the house needs. */
import { readState } from './pair-part.mjs';
import { Refusal, say } from '../start/console.mjs';

const everyMs = 50;
const atMostMs = 60_000;

const seconds = (/** @type {number} */ began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

const until = async (/** @type {() => boolean | Promise<boolean>} */ holds, /** @type {number} */ began) => {
  while (!(await holds())) {
    if (performance.now() - began > atMostMs) throw new Refusal(`Not within ${atMostMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
};

/** @param {import('../start/settings.mjs').Settings} settings */
export const failover = async ({ dataDir, localUrl }) => {
  const before = readState(dataDir);
  if (before === undefined || !before.confirms)
    throw new Refusal(`No cluster with a standby runs on ${dataDir}: start one with \`npm run cluster\`.`);
  const began = performance.now();
  process.kill(before.pid, 'SIGKILL');
  say(`killed the primary ${before.primary} (pid ${before.pid})`);
  await until(() => readState(dataDir)?.primary !== before.primary, began);
  say(`${readState(dataDir)?.primary} is the primary after ${seconds(began)}`);
  const isReady = () =>
    fetch(`${localUrl}/readyz`)
      .then(({ status }) => status === 200)
      .catch(() => false);
  await until(isReady, began);
  say(`the servers answer after ${seconds(began)}`);
  await until(() => readState(dataDir)?.confirms === true, began);
  say(`a standby confirms every commit again after ${seconds(began)}: until then commits waited`);
};
