/** Prize pools of tournaments: entries, prizes, and the rest that the house keeps. */
import { toCredit } from '../bonuses/rewards.ts';
import * as store from './tournament-store.ts';
import type { EntryRefusal, Tournaments } from '../promotion-money.ts';

const timeOf = (text: string | null): Date | undefined => (text === null ? undefined : new Date(text));

const toRefusal = (row: Exclude<Awaited<ReturnType<typeof store.enter>>, { repeated: boolean }>): EntryRefusal => {
  switch (row.reason) {
    case 'excluded':
      return { ok: false, reason: 'excluded', until: timeOf(row.until) };
    case 'limit':
      return { ok: false, reason: 'limit', limit: { kind: row.kind, until: timeOf(row.until) } };
    case 'funds':
      return { ok: false, reason: 'funds', balances: { cash: BigInt(row.cash), bonus: BigInt(row.bonus) } };
    case 'closed':
    case 'country':
    default:
      return { ok: false, reason: row.reason };
  }
};

export const tournaments: Tournaments = {
  open: async (sql, { tournamentId, currency }) => ({
    ok: true,
    repeated: !(await store.open(sql, tournamentId, currency)),
  }),
  add: async (sql, { tournamentId, key, amount }) => ({
    ok: true,
    repeated: !(await store.add(sql, tournamentId, key, amount)),
  }),
  enter: async (sql, input) => {
    const entered = await store.enter(sql, input);
    return 'reason' in entered ? toRefusal(entered) : { ok: true, repeated: entered.repeated };
  },
  refund: async (sql, { key }) => ({ ok: true, ...(await store.refund(sql, key)) }),
  pay: async (sql, input) => {
    const paid = await store.pay(sql, input);
    return paid === undefined ? { ok: false, reason: 'funds' } : toCredit(paid);
  },
  close: async (sql, { tournamentId }) => ({ ok: true, ...(await store.close(sql, tournamentId)) }),
};
