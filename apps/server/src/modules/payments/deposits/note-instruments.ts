/** Remembers with which card or account a deposit was paid, so that two players with the same one are found. */
import { createHmac } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import { insertInstrument } from './instrument-store.ts';
import type { DepositGateway, PaymentReport } from '../ports.ts';

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
  await insertInstrument(db, { id: deposit, playerId: player, mark });
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
