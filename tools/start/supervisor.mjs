/**
 * Supervises the parts of the product: starts, watches, restarts with growing delays, ends in order. A part that keeps crashing never
 * takes others down.
 */
import { say } from './console.mjs';

/** @typedef {import('./node-part.mjs').Part} Part */
/** @typedef {import('./node-part.mjs').Running} Running */

/** The last delay is repeated, so that a permanent failure does not keep a core busy. */
const pausesMs = [200, 1_000, 2_000, 4_000, 8_000, 15_000];
/** After running this long, delays start over. */
const forgetAfterMs = 60_000;

/** @param {{ started: (name: string, pid: number) => void }} hooks */
export const createSupervisor = ({ started }) => {
  /** @type {Map<string, Running>} */
  const running = new Map();
  /** @type {Set<Promise<void>>} */
  const launching = new Set();
  const end = new AbortController();
  let stopping = false;

  const begin = async (/** @type {Part} */ part, /** @type {number} */ deaths) => {
    const now = await part.start(end.signal, deaths > 0);
    if (stopping) {
      await now.stop();
      return;
    }
    running.set(part.name, now);
    started(part.name, now.pid);
    const since = Date.now();
    void now.ended.then((how) => {
      running.delete(part.name);
      if (!stopping) void again(part, how, Date.now() - since < forgetAfterMs ? deaths : 0);
    });
  };

  const launch = (/** @type {Part} */ part, /** @type {number} */ deaths) => {
    const launched = begin(part, deaths);
    launching.add(launched);
    return launched.finally(() => launching.delete(launched));
  };

  const again = async (/** @type {Part} */ part, /** @type {string} */ how, /** @type {number} */ deaths) => {
    const pauseMs = pausesMs[Math.min(deaths, pausesMs.length - 1)] ?? 0;
    say(`${part.name} ended (${how}): starting it again in ${pauseMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (stopping) return;
    try {
      await launch(part, deaths + 1);
      if (running.has(part.name)) say(`${part.name} runs again`);
    } catch (error) {
      if (!stopping) await again(part, /** @type {Error} */ (error).message, deaths + 1);
    }
  };

  return {
    start: (/** @type {Part} */ part) => launch(part, 0),
    /** Ends every part: each group of names only after the one before is gone. */
    stop: async (/** @type {string[][]} */ order) => {
      stopping = true;
      // What is still starting ends itself first: nothing may outlive the supervisor.
      end.abort();
      await Promise.allSettled(launching);
      for (const group of order) await Promise.all(group.map(async (name) => running.get(name)?.stop()));
    },
  };
};
