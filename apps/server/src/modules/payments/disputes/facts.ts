/** Facts out of our records, worded for a bank that knows neither us nor the player. Times are UTC. */
import type { EvidenceFact } from '@carmine/contract/back-office/money/dispute-cases';
import { currency, formatAmount, money } from '@carmine/money';
import type { DisputeDeps } from './deps.ts';
import type { Dispute } from './dispute.ts';
import { cashOutsSince, depositsByInstrument, playSince, type PaymentFact } from './fact-store.ts';

const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const amountOf = (code: PaymentFact['currency'], amount: bigint): string =>
  `${formatAmount(money(code, amount))} ${currency(code).display}`;

type Worded = (deps: DisputeDeps, dispute: Dispute) => Promise<readonly string[]>;

const worded: Readonly<Record<EvidenceFact, Worded>> = {
  sign_ins: async ({ facts }, { playerId }) =>
    (await facts.signIns(playerId)).map(
      ({ at, ip, country, device }) => `${utc(at)}: signed in from ${ip} (${country}), ${device}`,
    ),
  verification: async ({ facts }, { playerId }) =>
    (await facts.verification(playerId)).map(
      ({ kind, status, decidedAt }) => `${kind}: ${status}${decidedAt === undefined ? '' : ` on ${utc(decidedAt)}`}`,
    ),
  instrument: async ({ db, ids }, dispute) =>
    (await depositsByInstrument(db, dispute)).map(
      ({ id, at, amount, currency: code, state }) =>
        `${utc(at)}: ${ids.encode('dep', id as Dispute['depositId'])}, ${amountOf(code, amount)}, ${state}${id === dispute.depositId ? ', the disputed payment' : ', the same card or account'}`,
    ),
  rounds: async ({ db }, dispute) =>
    (await playSince(db, dispute)).map(
      ({ currency: code, rounds, staked, payout, first, last }) =>
        `${rounds} rounds from ${utc(first)} to ${utc(last)}: staked ${amountOf(code, staked)}, paid out ${amountOf(code, payout)}`,
    ),
  cash_outs: async ({ db }, dispute) =>
    (await cashOutsSince(db, dispute)).map(
      ({ at, amount, currency: code, method, state }) => `${utc(at)}: ${amountOf(code, amount)} by ${method}, ${state}`,
    ),
};

/** What our records say now. */
export const wordFact = async (deps: DisputeDeps, dispute: Dispute, fact: EvidenceFact): Promise<string> => {
  const lines = await worded[fact](deps, dispute);
  return lines.length === 0 ? 'None.' : lines.join('\n');
};
