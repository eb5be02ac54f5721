/**
 * Loaded by the test runner and by each of its workers: they end with whoever started them, however that one ended. Without it a
 * run that was killed goes on in its workers, and the products and databases that those have started run with them.
 */
process.once('disconnect', () => process.exit(1));
// To listen must not keep the runner itself from ending when it is done. Its workers wait at that channel for their next file.
if (process.env['VITEST'] === undefined) process.channel?.unref();
