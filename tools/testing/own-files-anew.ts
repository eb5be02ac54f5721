/**
 * For tests in a browser, whose files share a worker, its libraries and its browser: each reads the tests' modules again, as if it were alone.
 * Of the product they take contracts and rules, which remember nothing.
 */
import { forgetOwnModules } from './own-modules.ts';

forgetOwnModules(['tests', 'bench']);
