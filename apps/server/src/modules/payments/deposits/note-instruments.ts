/** Stores a mark of the card or account that paid a deposit, to find players who share one. */
import { createHmac } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import { insertInstrument } from './instrument-store.ts';
import type { DepositGateway, PaymentReport } from '../ports.ts';

export interface InstrumentDeps {
  readonly db: Sql;
  readonly ids: Pick<Ids, 'decode'>;
  /** Only keyed hashes are stored, so that values cannot be guessed without this key. */
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

/** Wraps a gateway and stores the mark before the answer is used, so that it exists when the deposit is credited. */
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
