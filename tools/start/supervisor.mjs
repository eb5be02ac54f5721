/** Keeps the parts of the product running: starts, watches, starts again with growing pauses, ends in order. */
import { say } from './console.mjs';

/** @typedef {import('./node-part.mjs').Part} Part */
/** @typedef {import('./node-part.mjs').Running} Running */

const pausesMs = [200, 1_000, 2_000, 4_000];
const forgetAfterMs = 60_000;

/**
 * @param {{ started: (name: string, pid: number) => void, giveUp: (sentence: string) => void }} hooks `giveUp` is called
 *   when a part dies again and again
 */
export const createSupervisor = ({ started, giveUp }) => {
  /** @type {Map<string, Running>} */
  const running = new Map();
  /** @type {Set<Promise<void>>} */
  const launching = new Set();
  const end = new AbortController();
  let stopping = false;

  const begin = async (/** @type {Part} */ part, /** @type {number[]} */ deaths) => {
    const now = await part.start(end.signal);
    if (stopping) {
      await now.stop();
      return;
    }
    running.set(part.name, now);
    started(part.name, now.pid);
    void now.ended.then((how) => {
      running.delete(part.name);
      if (!stopping) void again(part, how, deaths);
    });
  };

  const launch = (/** @type {Part} */ part, /** @type {number[]} */ deaths) => {
    const launched = begin(part, deaths);
    launching.add(launched);
    return launched.finally(() => launching.delete(launched));
  };

  const again = async (/** @type {Part} */ part, /** @type {string} */ how, /** @type {number[]} */ deaths) => {
    const recent = [...deaths.filter((at) => Date.now() - at < forgetAfterMs), Date.now()];
    const pauseMs = pausesMs[recent.length - 1];
    if (pauseMs === undefined) {
      giveUp(`${part.name} ended ${recent.length} times within a minute (last: ${how}): ending the rest.`);
      return;
    }
    say(`${part.name} ended (${how}): starting it again in ${pauseMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (stopping) return;
    try {
      await launch(part, recent);
      if (running.has(part.name)) say(`${part.name} runs again`);
    } catch (error) {
      if (!stopping) await again(part, /** @type {Error} */ (error).message, recent);
    }
  };

  return {
    start: (/** @type {Part} */ part) => launch(part, []),
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
