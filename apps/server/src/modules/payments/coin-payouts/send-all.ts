/** One run of a kind of payment on one network. */
import type { Network } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { followSubmitted } from './follow-payments.ts';
import type { PaymentKind } from './payment-kind.ts';
import { showToNetwork, signApproved } from './send-payments.ts';

export const sendAll = async <P>(deps: CoinDeps, network: Network, of: PaymentKind<P>): Promise<void> => {
  await signApproved(deps, network, of);
  await showToNetwork(deps, network, of);
  await followSubmitted(deps, network, of);
};
