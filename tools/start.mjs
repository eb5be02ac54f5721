/** `npm start`: installs, builds and runs what is not yet installed, built and running. Only Node's own modules. */

// Old versions of Node cannot read the rest: nothing else may be imported before this test.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (supported) {
  void import('./start/stages.mjs').then(({ start }) => start());
} else {
  process.stderr.write('Carmine needs Node.js 20.19, 22.12 or newer; this is ' + process.versions.node + '.\n');
  process.exitCode = 1;
}
