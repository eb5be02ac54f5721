/** All payment rails; add a new kind of rail here. */
import type { PayoutRail } from './cash-outs/index.ts';
import { coinRails } from './coin-payouts/index.ts';
import { type FiatDeps, fiatRail } from './fiat-payouts/index.ts';

export const railsOf = (deps: FiatDeps): PayoutRail[] => [fiatRail(deps), ...coinRails(deps)];
