/** A deposit that is charged back, at the simulated gateway and in our records. */
import type { OperatorId } from '../platform/ids/ids.ts';
import type { DepositId, Dispute } from '../modules/payments/index.ts';
import type { Cashier, TestPlayer } from './cashier.ts';
import { newOperator } from './end-stop.ts';

export interface Paid {
  readonly id: string;
  readonly number: DepositId;
  readonly redirectUrl: string;
}

/** Of a role that decides disputes, and other operators' requests. */
export const newOperators = async ({ owner }: Pick<Cashier, 'owner'>): Promise<readonly [OperatorId, OperatorId]> => [
  await newOperator(owner, 'admin'),
  await newOperator(owner, 'admin'),
];

/** `present`: of the test that runs. */
export const disputeStage = (present: () => { readonly cashier: Cashier; readonly player: TestPlayer }) => {
  const paid = async (amount = '50.00'): Promise<Paid> => {
    const { cashier, player } = present();
    const { id, redirectUrl } = await player.started(amount);
    await cashier.world.act(redirectUrl, 'approve');
    await cashier.confirm(id);
    return { id, number: cashier.numberOf(id), redirectUrl };
  };

  /** The gateway's page, then the query that its notification causes. */
  const acts = async ({ id, redirectUrl }: Paid, ...outcomes: string[]): Promise<void> => {
    const { cashier } = present();
    for (const outcome of outcomes) {
      await cashier.world.act(redirectUrl, outcome);
      await cashier.confirm(id);
    }
  };

  const casesOf = async ({ number }: Paid): Promise<Dispute[]> => {
    const { cashier, player } = present();
    return (await cashier.payments.chargeBacks(player.playerId, [number])).get(number) ?? [];
  };

  const caseOf = async (deposit: Paid): Promise<Dispute> => {
    const last = (await casesOf(deposit)).at(-1);
    if (last === undefined) throw new Error('No case');
    return last;
  };

  return { paid, acts, casesOf, caseOf };
};
