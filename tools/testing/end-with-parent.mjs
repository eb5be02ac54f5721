/**
 * Loaded by the test runner and its workers, so that they end with their parent, however it ended. Otherwise the workers of a killed
 * run would continue, with the products and databases that they started.
 */
process.once('disconnect', () => process.exit(1));
// Listening must not keep the runner itself alive. Its workers wait at that channel for their next file.
if (process.env['VITEST'] === undefined) process.channel?.unref();
