/** For tests in a browser, whose files share a worker, its libraries and its browser: each reads our own modules again, as if it were alone. */
import { forgetOwnModules } from './own-modules.ts';

forgetOwnModules();
