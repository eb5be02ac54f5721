/** Everything that pays cash-outs; each kind of rail is a line. */
import type { PayoutRail } from './cash-outs/ports.ts';
import { coinRails } from './coin-payouts/coin-rail.ts';
import { fiatRail, type FiatDeps } from './fiat-payouts/fiat-cash-out.ts';

export const railsOf = (deps: FiatDeps): PayoutRail[] => [fiatRail(deps), ...coinRails(deps)];
