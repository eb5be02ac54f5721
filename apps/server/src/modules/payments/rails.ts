/** Everything that pays cash-outs; each kind of rail is a line. */
import type { PayoutRail } from './cash-outs/index.ts';
import { coinRails } from './coin-payouts/index.ts';
import { type FiatDeps, fiatRail } from './fiat-payouts/index.ts';

export const railsOf = (deps: FiatDeps): PayoutRail[] => [fiatRail(deps), ...coinRails(deps)];
