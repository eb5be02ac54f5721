/** Cases as operators and players see them. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { type Deposit, type DepositId, readDeposit } from '../deposits/index.ts';
import type { PaymentsDeps } from '../deps.ts';
import type { DisputeDeps } from './deps.ts';
import type { Dispute, DisputeId, DisputeState } from './dispute.ts';
import {
  readDispute,
  readDisputeRulings,
  readDisputeSteps,
  readOfDeposits,
  type DisputeRuling,
} from './dispute-store.ts';
import { openEvidence, type OpenedEvidence } from './evidence.ts';
import { takesEvidence } from './represent.ts';

export interface DisputeView {
  readonly dispute: Dispute;
  readonly deposit: Deposit;
  readonly evidence: readonly OpenedEvidence[];
  readonly steps: readonly { readonly to: DisputeState; readonly at: Date }[];
  readonly rulings: readonly DisputeRuling[];
  /** Whether the gateway takes evidence itself. */
  readonly byGateway: boolean;
}

export const readDisputeView =
  (deps: DisputeDeps) =>
  async (id: DisputeId): Promise<DisputeView | undefined> => {
    const dispute = await readDispute(deps.db, id);
    const deposit = dispute === undefined ? undefined : await readDeposit(deps.db, dispute.depositId);
    if (dispute === undefined || deposit === undefined) return undefined;
    const [evidence, steps, rulings] = await Promise.all([
      openEvidence(deps, dispute),
      readDisputeSteps(deps.db, id),
      readDisputeRulings(deps.db, id),
    ]);
    return { dispute, deposit, evidence, steps, rulings, byGateway: takesEvidence(deps.gateways, dispute) };
  };

/** Of the player's own deposits, by deposit. */
export const chargeBacksOf = async (
  { db }: Pick<PaymentsDeps, 'db'>,
  playerId: PlayerId,
  ids: readonly DepositId[],
): Promise<Map<DepositId, Dispute[]>> => {
  const found = new Map<DepositId, Dispute[]>();
  for (const dispute of ids.length === 0 ? [] : await readOfDeposits(db, playerId, ids))
    found.set(dispute.depositId, [...(found.get(dispute.depositId) ?? []), dispute]);
  return found;
};
