/** The panels in one bundle, with the checks of bets that the rules bring. */
import { withoutEval } from '@carmine/contract/without-eval';

withoutEval();

export { AutoDrawer } from './auto-drawer.tsx';
export { BuyDrawer } from './buy-drawer.tsx';
export { FairnessDrawer } from './fairness-drawer.tsx';
export { RulesDrawer } from './rules-drawer.tsx';
export { LiveFairness } from '../live/live-fairness.tsx';
