/** `npm run check`: all static checks, without running the product. One short line each. */
import { onSupportedNode } from './start/node-version.mjs';

onSupportedNode(() => import('./checks/run-checks.mjs'));
