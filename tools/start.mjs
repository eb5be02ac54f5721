/** `npm start`: installs, builds and runs what is not yet installed, built and running. Only Node's own modules. */
import { onSupportedNode } from './start/node-version.mjs';

onSupportedNode(() => import('./start/stages.mjs').then(({ start }) => start()));
