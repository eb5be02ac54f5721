/** `npm run check`: everything that can be said about the code without running the product. One short line each. */
import { onSupportedNode } from './start/node-version.mjs';

onSupportedNode(() => import('./checks/run-checks.mjs'));
