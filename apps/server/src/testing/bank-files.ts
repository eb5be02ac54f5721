/** Files for the bank and its reports, for tests: what is made, released and answered by two operators. */
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { BankPayouts, BatchId } from '../modules/payments/index.ts';
import type { OperatorId } from '../platform/ids/ids.ts';
import { ibans } from './bank-stage.ts';
import type { Cashier, TestPlayer } from './cashier.ts';

interface Present {
  readonly cashier: Cashier;
  readonly player: TestPlayer;
  readonly bank: BankPayouts;
  readonly operators: readonly OperatorId[];
}

export const counts = { paid: 0, refused: 0, toConfirm: 0, pending: 0, already: 0, contrary: 0, unknown: 0 };
export const by = (operatorId: OperatorId | undefined) => ({
  operatorId: operatorId as OperatorId,
  reason: 'every evening',
});
export const key = () => randomBytes(8).toString('hex');

/** `present`: of the test that runs. The first operator makes files, the second one releases them, and both read reports. */
export const bankFiles = (present: () => Present) => {
  const account = (iban: string = ibans[0], steppedUpAt: Date | null = new Date()) => {
    const { bank, player } = present();
    return bank.setAccount({ playerId: player.playerId, iban, steppedUpAt });
  };
  const made = async (of = present().operators[0], itsKey = key()): Promise<BatchId> => {
    const done = await present().bank.makeBatch({ key: itsKey, currency: 'EUR', ...by(of) });
    if (!done.ok) throw new Error(done.reason);
    return done.batch.id;
  };
  const released = async (): Promise<{ id: BatchId; messageId: string; items: { endToEndId: string }[] }> => {
    const { bank, cashier, operators } = present();
    const id = await made();
    expect(await bank.releaseBatch({ id, ...by(operators[1]) })).toEqual({ ok: true });
    const batch = (await bank.batches({ page: 0, size: 1 })).items[0];
    return { id, messageId: cashier.http.ids.encode('bat', id), items: [...(batch?.items ?? [])] };
  };
  const report = (file: Buffer, of = present().operators[1]) => present().bank.takeReport({ file, ...by(of) });
  /** It counts: the first operator has read the same file. */
  const agreed = async (file: Buffer) => {
    await report(file, present().operators[0]);
    return report(file);
  };
  const unsent = async () => {
    const { bank, player } = present();
    return (await bank.queue()).filter(({ playerId }) => playerId === player.playerId);
  };
  /** What an earlier test left stays out of the next one's files. */
  const forget = () =>
    present().cashier.owner.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      await sql.run(`update bank_accounts set refused_at = coalesce(refused_at, now())`);
    });
  return { account, made, released, report, agreed, unsent, forget };
};
