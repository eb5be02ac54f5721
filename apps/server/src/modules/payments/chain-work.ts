/** What the worker does on one chain by itself: each chain's apart, so that a node that hangs holds up no other chain. */
import { watchHealth } from './chains/chain-health.ts';
import type { Chain } from './chains/chain-ports.ts';
import { watchChain } from './chains/watch-chain.ts';
import type { CoinDeps } from './coin-deps.ts';
import { followSubmitted, recheckPaid } from './coin-payouts/follow-cash-outs.ts';
import { raiseFees } from './coin-payouts/raise-fees.ts';
import { showToChain, signApproved } from './coin-payouts/send-cash-outs.ts';
import { sweepChain } from './treasury/sweep-addresses.ts';

export interface ChainWork {
  readonly code: string;
  /** Every second or so: reads the chain and credits what has come. */
  watch(): Promise<void>;
  /** Every second or so: brings the chain's approved cash-outs as far as they can come now. */
  moveCashOuts(): Promise<void>;
  /** Every minute: paid ones that a branch dropped. */
  recheckPaid(): Promise<void>;
  /** Every minute: gathers coins at the house's own address, raises the fee of what is stuck, looks at the chain. */
  tend(): Promise<void>;
}

export const chainWork = (deps: CoinDeps, chain: Chain): ChainWork => ({
  code: chain.code,
  watch: () => watchChain(deps, chain),
  moveCashOuts: async () => {
    await signApproved(deps, chain);
    await showToChain(deps, chain);
    await followSubmitted(deps, chain);
  },
  recheckPaid: () => recheckPaid(deps, chain),
  tend: async () => {
    await sweepChain(deps, chain);
    await raiseFees(deps, chain);
    await watchHealth(deps, chain);
  },
});
