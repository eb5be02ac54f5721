/** Remembers with which card or account a deposit was paid, so that two players with the same one are found. */
import { createHmac } from 'node:crypto';
import type { Sql } from '../../database/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { DepositGateway, PaymentReport } from './ports.ts';

export interface InstrumentDeps {
  readonly db: Sql;
  readonly ids: Pick<Ids, 'decode'>;
  /** Only hashes under it are kept: without it nobody can try names out. */
  readonly markKey: Buffer;
}

const note = async (
  { db, ids, markKey }: InstrumentDeps,
  gateway: string,
  { instrument, paymentRef, playerRef }: PaymentReport,
): Promise<void> => {
  const deposit = ids.decode('dep', paymentRef);
  const player = ids.decode('usr', playerRef);
  if (instrument === undefined || deposit === undefined || player === undefined) return;
  const mark = createHmac('sha256', markKey).update(`${gateway}\n${instrument}`).digest();
  // Whose the deposit is, our own row says.
  await db.run(
    `insert into deposit_instruments (deposit_id, player_id, mark)
     select id, player_id, $3 from deposits where id = $1 and player_id = $2 on conflict (deposit_id) do nothing`,
    [deposit, player, mark],
  );
};

/** The same gateway; what it answers is noted before anybody acts on it, so that a credit finds the mark. */
export const noteInstruments =
  (deps: InstrumentDeps) =>
  (gateway: DepositGateway): DepositGateway => ({
    ...gateway,
    queryDeposit: async (by) => {
      const answer = await gateway.queryDeposit(by);
      if (answer.ok) await note(deps, gateway.code, answer.report);
      return answer;
    },
  });
