/** Terminal output while the product starts and runs. */

/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`);

/** A reason not to start that the person can do something about: printed as one sentence, without a stack. */
export class Refusal extends Error {}

/**
 * @template T
 * @param {string} doing shown at once
 * @param {() => Promise<T>} work
 * @param {(line: string) => void} tell
 * @returns {Promise<T>}
 */
export const timed = async (doing, work, tell = say) => {
  tell(`${doing} …`);
  const began = performance.now();
  const result = await work();
  tell(`  done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
};
