/**
 * A house that has been open for a while: payments at any gateway and time, as its books and the gateway's own record have them. Both are
 * written as the owner of either, because no statement of the product can say that something was yesterday.
 */
import { formatAmount, money, type CurrencyCode } from '@carmine/money';
import { randomBytes } from 'node:crypto';
import type { Sql } from '../database/database.ts';
import { createReconciliation, type DepositId, type Reconciliation } from '../modules/payments/index.ts';
import { gateways } from '../providers/payments/registry.ts';
import { openCashier, type Cashier, type TestPlayer } from './cashier.ts';

/** As the sandbox keeps it. */
export interface OwnLine {
  readonly id: string;
  readonly kind: 'deposit' | 'refund' | 'charge-back' | 'payout';
  readonly merchantReference: string;
  readonly amount: string;
  readonly currency: string;
  readonly fee: string | null;
  readonly state: 'pending' | 'done' | 'failed';
  readonly at: string;
  readonly isHidden?: true;
}

/** One movement, on both sides. */
export interface Moved {
  readonly ourRef: string;
  readonly paymentId: bigint;
  readonly line: string;
}

export const dayMs = 86_400_000;

/** With every gateway. */
const agreed = 'deposit 2.5% + 0.10, payout 0.50';

export const openReconciledHouse = async (now: Date) => {
  const cashier: Cashier = await openCashier({ gateways: gateways.map(({ path }) => path), sound: false });
  const { owner, world, wallet, deps } = cashier;
  const alarms = new Map<string, number>();
  const clock = { time: now };
  const reconciliation: Reconciliation = createReconciliation({
    ...{ ...deps, networks: [] },
    clock: { now: () => clock.time },
    alarm: (kind, count) => void alarms.set(kind, count),
  });
  await owner.run('insert into agreed_fees (gateway, fees) select unnest($1::text[]), $2', [
    ...[deps.gateways.map(({ code }) => code), agreed],
  ]);
  const players = new Map<CurrencyCode, TestPlayer>();
  const playerOf = async (currency: CurrencyCode): Promise<TestPlayer> => {
    const player = players.get(currency) ?? (await cashier.newPlayer(currency));
    players.set(currency, player);
    return player;
  };
  const partyOf = (code: string) => {
    const found = gateways.find((one) => one.code === code);
    if (found === undefined) throw new Error(`No gateway ${code}`);
    return found;
  };
  const lines = (code: string) => world.records<OwnLine>(partyOf(code).path, 'statement');
  const currencyOf = (code: string): CurrencyCode => {
    const { currencies } = partyOf(code).rules;
    return currencies.includes('EUR') ? 'EUR' : (currencies[0] ?? 'EUR');
  };

  /** Without triggers, which know only now. */
  const asOf = <T>(work: (sql: Sql) => Promise<T>): Promise<T> =>
    owner.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      return work(sql);
    });
  const booked = (at: Date, paymentId: bigint, work: (sql: Sql) => Promise<unknown>): Promise<void> =>
    owner.transaction(async (sql) => {
      const { id: last } = await sql.one<{ id: bigint }>('select coalesce(max(id), 0) as id from transfers');
      await work(sql);
      await sql.run(`set local session_replication_role = 'replica'`);
      await sql.run('update transfers set created_at = $1 where id > $2 and payment_id = $3', [at, last, paymentId]);
    });
  const newId = async (): Promise<bigint> =>
    (await owner.one<{ id: bigint }>(`select nextval('payment_ids') as id`)).id;
  const step = (sql: Sql, playerId: bigint, id: bigint, state: string, at: Date) =>
    sql.run('insert into deposit_steps (player_id, deposit_id, to_state, at) values ($1, $2, $3, $4)', [
      ...[playerId, id, state, at],
    ]);

  const write = (code: string, line: Omit<OwnLine, 'id' | 'fee' | 'state' | 'currency'> & Partial<OwnLine>): string => {
    const id = line.id ?? `own_${randomBytes(8).toString('hex')}`;
    lines(code).put(id, { fee: null, state: 'done', currency: currencyOf(code), ...line, id });
    return id;
  };
  /** Changes what the gateway has of it. */
  const alter = (code: string, id: string, change: Partial<OwnLine>): void => {
    const line = lines(code).get(id);
    if (line === undefined) throw new Error(`No line ${id}`);
    lines(code).put(id, { ...line, ...change });
  };
  const text = (code: string, amount: bigint): string => formatAmount(money(currencyOf(code), amount));

  const deposit = async (
    code: string,
    amount: bigint,
    at: Date,
    { thereAt = at, state = 'credited' }: { thereAt?: Date; state?: 'credited' | 'review' | 'failed' } = {},
  ): Promise<Moved> => {
    const currency = currencyOf(code);
    const { playerId } = await playerOf(currency);
    const id = await newId();
    const ourRef = deps.ids.encode('dep', id as DepositId);
    await asOf(async (sql) => {
      await sql.run(
        `insert into deposits (id, player_id, gateway, currency, amount, eur_cents, eur_rate, country, expires_at, state, created_at,
           updated_at, credited_at, paid_currency, paid_amount, provider_reference)
         values ($1, $2, $3, $4, $5, 1, 1, 'MT', $6, $7, $6, $6, $8, $9, $10, $11)`,
        [
          ...[id, playerId, code, currency, amount, at, state, state === 'credited' ? at : null],
          ...[state === 'review' ? currency : null, state === 'review' ? amount : null, `there_${id}`],
        ],
      );
      await step(sql, playerId, id, state, at);
    });
    const credit = { playerId, paymentId: id as DepositId, provider: code, currency, amount };
    if (state === 'credited')
      await booked(at, id, (sql) => wallet.creditDeposit(sql, { ...credit, to: 'locked', eurRate: 10n ** 18n }));
    const own = { kind: 'deposit', merchantReference: ourRef, amount: text(code, amount) } as const;
    return { ourRef, paymentId: id, line: write(code, { ...own, at: thereAt.toISOString() }) };
  };

  const back = async (
    code: string,
    of: Moved,
    amount: bigint,
    at: Date,
    kind: 'refund' | 'charge-back',
  ): Promise<Moved> => {
    const currency = currencyOf(code);
    const { playerId } = await playerOf(currency);
    const paymentId = of.paymentId as DepositId;
    await booked(at, paymentId, (sql) =>
      wallet.reverseDeposit(sql, { playerId, paymentId, provider: code, currency, amount }),
    );
    const state = kind === 'refund' ? 'refunded' : 'charged_back';
    await asOf(async (sql) => {
      await sql.run('update deposits set state = $2, updated_at = $3 where id = $1', [paymentId, state, at]);
      await step(sql, playerId, paymentId, state, at);
    });
    const own = { kind, merchantReference: of.ourRef, amount: text(code, amount), at: at.toISOString() } as const;
    return { ...of, line: write(code, own) };
  };

  const payout = async (
    code: string,
    amount: bigint,
    at: Date,
    { state = 'paid' }: { state?: 'paid' | 'sent' | 'failed' } = {},
  ): Promise<Moved> => {
    const currency = currencyOf(code);
    const { playerId } = await playerOf(currency);
    const id = await newId();
    const ourRef = `${deps.ids.encode('wdr', id as never)}_1`;
    await asOf(async (sql) => {
      await sql.run(
        `insert into cash_outs (id, player_id, currency, method, address, amount, fee, eur_cents, eur_rate, state, created_at, updated_at, due_at)
         values ($1, $2, $3, 'FIAT', '', $4, 0, 1, 1, $5, $6, $6, $6)`,
        [id, playerId, currency, amount, state === 'paid' ? 'paid' : 'submitted', at],
      );
      await sql.run(
        `insert into cash_out_legs (cash_out_id, player_id, leg, method, target, deposit_id, amount, state, updated_at, let_go_at)
         values ($1, $2, 1, $3, 'e-wallet', (select min(id) from deposits where gateway = $3), $4, $5, $6, $6)`,
        [id, playerId, code, amount, state, at],
      );
    });
    const own = { paymentId: id as never, leg: 1, provider: code, amount, fee: 0n };
    if (state === 'paid')
      await booked(at, id, async (sql) => {
        const held = await wallet.holdCashOut(sql, { playerId, paymentId: id as never, currency, amount });
        if (!held.ok) throw new Error(held.reason);
        await wallet.settleCashOut(sql, own);
      });
    const line = { kind: 'payout', merchantReference: ourRef, amount: text(code, amount) } as const;
    return { ourRef, paymentId: id, line: write(code, { ...line, at: at.toISOString() }) };
  };

  /** The house's own money, from there to its bank: two operators have seen it, and no list has it. */
  const fetchHome = async (code: string, amount: bigint, at: Date): Promise<void> => {
    const currency = currencyOf(code);
    const { id } = await owner.one<{ id: bigint }>(`select nextval('transfer_groups') as id`);
    await asOf(async (sql) => {
      await sql.run(
        `insert into bookings values ('bank:' || $1::text || ':own', 'withdrawal', 0, $2, $3, $4, '{"repeated": false}')`,
        [code, currency, amount, id],
      );
      await sql.run(
        `select ledger_move($4, 'gateway_withdrawal', ledger_account('house', 0, $2, 'bank_account'),
           ledger_account('provider', ledger_party('provider', $1), $2, 'clearing_out'), $2, $3)`,
        [code, currency, amount, id],
      );
      await sql.run('update transfers set created_at = $2 where group_id = $1', [id, at]);
    });
  };

  return {
    ...{ cashier, owner, wallet, reconciliation, alarms, clock, codes: gateways.map(({ code }) => code) },
    ...{ lines, write, alter, text, currencyOf, asOf, booked, deposit, back, payout, fetchHome, playerOf, partyOf },
    close: () => cashier.close(),
  };
};

export type ReconciledHouse = Awaited<ReturnType<typeof openReconciledHouse>>;
