/**
 * Takes the bank's report about a file: what it paid is booked, what it refused returns by the rule for failed legs. A refusal may give
 * the player money, so it counts once a second operator has read the same bytes: one alone could have written them. Reading it twice
 * changes nothing, and a word against an earlier one is counted for the operator instead of being followed.
 */
import { parseAmount } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import {
  type CashOut,
  lockCashOut,
  logAndPushCashOut,
  pushCashOutHint,
  transitionCashOut,
} from '../cash-outs/index.ts';
import { bookNoted, type Leg, manualMethod, moveLeg, readLegs, writeTaken } from '../fiat-payouts/index.ts';
import { markRefused } from './account-store.ts';
import { isAboutAccount } from './bank-account.ts';
import { hashOf, type Batch, type Transfer } from './batch.ts';
import { lockBatch, readTransfers, writeRefused } from './batch-store.ts';
import type { BankDeps } from './deps.ts';
import type { BankReport, ReportedTransfer } from './ports.ts';
import { addReportWord } from './report-word-store.ts';

export interface ReportWish {
  readonly file: Buffer;
  readonly operatorId: OperatorId;
  /** The operator's wording. */
  readonly reason: string;
}

export interface ReportTaken {
  readonly paid: number;
  readonly refused: number;
  /** Refused by the bank, and nothing is freed until a second operator reads the same file. */
  readonly toConfirm: number;
  /** Not decided by the bank yet. */
  readonly pending: number;
  /** Booked before, as the report says. */
  readonly already: number;
  /** Booked before, and the report says otherwise, or is about another amount: for an operator to find out. */
  readonly contrary: number;
  /** In the report, and not in the file. */
  readonly unknown: number;
}

export type TakenReport =
  | { readonly ok: true; readonly taken: ReportTaken }
  | { readonly ok: false; readonly reason: 'report_invalid'; readonly detail: string }
  | { readonly ok: false; readonly reason: 'report_of_no_file' };

/** Reason that the player reads. */
const refusedByBank = 'bank_refused';

/** Whether nothing of the withdrawal was or may be paid any other way. */
const isAlone = (legs: readonly Leg[], leg: number): boolean =>
  legs.every((one) => one.leg === leg || one.state === 'failed');

/**
 * The part is in the queue again, unless its card has paid it while it was in the file. The bank's refusal of an account ends a withdrawal
 * that has nothing else: the money is back in the wallet, and the player asks again with another account.
 */
const failTransfer = async (
  deps: BankDeps,
  sql: Sql,
  { cashOut, transfer, code, fileHash }: { cashOut: CashOut; transfer: Transfer; code: string; fileHash: Buffer },
): Promise<CashOut> => {
  const { cashOutId, leg } = transfer;
  const legs = async () => (await readLegs(sql, [cashOutId])).get(cashOutId) ?? [];
  await writeRefused(sql, transfer, { code, fileHash });
  if (isAboutAccount(code)) await markRefused(sql, transfer.accountId);
  await writeTaken(sql, { cashOutId, leg }, undefined);
  await bookNoted(deps, sql, cashOut, (await legs()).find((one) => one.leg === leg)?.replaces);
  const now = await legs();
  const isWaiting = now.some((one) => one.leg === leg && one.state === 'waiting');
  if (!isWaiting || !isAboutAccount(code) || !isAlone(now, leg)) return cashOut;
  await moveLeg(sql, { cashOutId, leg, from: 'waiting' }, { state: 'failed' });
  const failed = await transitionCashOut(deps, sql, cashOut, { to: 'failed', reason: refusedByBank });
  await deps.wallet.returnCashOut(sql, { paymentId: cashOutId, bonus: 'restore' });
  return failed;
};

const payTransfer = async (
  deps: BankDeps,
  sql: Sql,
  { cashOut, transfer, by, reference }: { cashOut: CashOut; transfer: Transfer; by: OperatorId; reference: string },
): Promise<void> => {
  const { cashOutId, leg } = transfer;
  const found = (await readLegs(sql, [cashOutId])).get(cashOutId)?.find((one) => one.leg === leg);
  // The database ends the transfer with its leg.
  if (!(await moveLeg(sql, { cashOutId, leg, from: 'waiting' }, { state: 'paid', reference, paidBy: by })))
    throw new Error('Leg changed despite its lock');
  await deps.wallet.settleCashOut(sql, {
    ...{ paymentId: cashOutId, leg, provider: manualMethod, amount: transfer.amount, fee: found?.fee ?? 0n },
  });
  await bookNoted(deps, sql, cashOut, found?.replaces);
};

type Outcome = keyof ReportTaken;

/** Whether a report repeats another number or sum than was ordered. */
const isOfAnother = ({ transfers, currency, controlSum }: Batch, { ordered }: BankReport): boolean => {
  const isOther = (sum: string): boolean => {
    const read = parseAmount(currency, sum);
    return !read.ok || read.money.subunits !== controlSum;
  };
  return ordered.some(
    (one) => (one.transfers ?? transfers) !== transfers || (one.sum !== undefined && isOther(one.sum)),
  );
};

type Said = Pick<ReportedTransfer, 'word'> & Partial<Pick<ReportedTransfer, 'amount'>>;

const outcomeOf = ({ currency }: Batch, { state, amount: own }: Transfer, { word, amount }: Said): Outcome => {
  if (amount !== undefined && (amount.currency !== currency || amount.subunits !== own)) return 'contrary';
  if (word === 'pending') return 'pending';
  if (state === 'waiting') return word;
  const same =
    (word === 'paid' && (state === 'paid' || state === 'returned')) || (word === 'refused' && state === 'refused');
  return same ? 'already' : 'contrary';
};

interface Moved {
  readonly before: CashOut;
  readonly after: CashOut;
}

const takeWithin = async (
  deps: BankDeps,
  sql: Sql,
  report: BankReport,
  { file, operatorId, reason }: ReportWish,
): Promise<(TakenReport & { ok: false }) | { ok: true; taken: ReportTaken; moved: Moved[] }> => {
  const id = deps.ids.decode('bat', report.messageId);
  const batch = id === undefined ? undefined : await lockBatch(sql, id);
  if (batch?.state !== 'released') return { ok: false, reason: 'report_of_no_file' };
  if (isOfAnother(batch, report)) return { ok: false, reason: 'report_invalid', detail: 'other sums' };
  const transfers = await readTransfers(sql, [batch.id]);
  const said = new Map(report.transfers.map((one) => [one.endToEndId, one]));
  const counts = { paid: 0, refused: 0, toConfirm: 0, pending: 0, already: 0, contrary: 0, unknown: 0 };
  const moved: Moved[] = [];
  const locked = new Map<bigint, CashOut>();
  for (const { cashOutId } of transfers)
    if (!locked.has(cashOutId)) locked.set(cashOutId, (await lockCashOut(sql, cashOutId)) as CashOut);
  const fileHash = hashOf(file);
  const aboutIt = (transfer: Transfer) => said.get(transfer.endToEndId) ?? report.others;
  // Read again: another operator may have booked one by hand until its row was locked.
  const items = await readTransfers(sql, [batch.id]);
  const refuses = items.some((one) => {
    const about = aboutIt(one);
    return about !== undefined && outcomeOf(batch, one, about) === 'refused';
  });
  const word = refuses ? await addReportWord(sql, { fileHash, batchId: batch.id, operatorId }) : undefined;
  for (const transfer of items) {
    const about = aboutIt(transfer);
    const before = locked.get(transfer.cashOutId);
    said.delete(transfer.endToEndId);
    if (about === undefined || before === undefined) continue;
    const wanted = outcomeOf(batch, transfer, about);
    const outcome = wanted === 'refused' && word?.isEnough !== true ? 'toConfirm' : wanted;
    counts[outcome] += 1;
    const reference = about.reference ?? report.reportId;
    let after = before;
    if (outcome === 'paid') await payTransfer(deps, sql, { cashOut: before, transfer, by: operatorId, reference });
    if (outcome === 'refused')
      after = await failTransfer(deps, sql, { cashOut: before, transfer, code: about.code ?? 'NARR', fileHash });
    locked.set(transfer.cashOutId, after);
    if (outcome === 'paid' || outcome === 'refused') moved.push({ before, after });
  }
  const taken = { ...counts, unknown: said.size };
  await deps.audit.record(sql, {
    ...{ operatorId, action: 'bank.report', ...(counts.refused > 0 && word && { before: word.before }) },
    details: {
      batch: report.messageId,
      report: report.reportId.slice(0, 35),
      ...taken,
      reason,
      file: fileHash.toString('hex'),
    },
  });
  return { ok: true, taken, moved };
};

export const takeReport =
  (deps: BankDeps) =>
  async (wish: ReportWish): Promise<TakenReport> => {
    const read = await deps.bank.readReport(wish.file);
    if (!read.ok) return { ok: false, reason: 'report_invalid', detail: read.detail };
    const done = await deps.db.transaction((sql) => takeWithin(deps, sql, read.report, wish));
    if (!done.ok) return done;
    for (const { before, after } of done.moved)
      if (after.state === before.state) pushCashOutHint(deps, after, { moneyMoved: false });
      else logAndPushCashOut(deps, after);
    return { ok: true, taken: done.taken };
  };
