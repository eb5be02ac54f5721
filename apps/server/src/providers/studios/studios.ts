/** All studios, one line each. */
export { studio as signedResults } from './signed-results/index.ts';
