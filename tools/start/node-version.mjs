/** Old versions of Node cannot parse this folder's programs, so this file uses only basic syntax. */

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

/**
 * Loads a program where it can run; on an older Node it says so in one sentence and ends with 1.
 * @param {() => Promise<unknown>} load
 */
export const onSupportedNode = (load) => {
  if (supported) return void load();
  process.stderr.write('Carmine needs Node.js 20.19, 22.12 or newer; this is ' + process.versions.node + '.\n');
  process.exitCode = 1;
};
