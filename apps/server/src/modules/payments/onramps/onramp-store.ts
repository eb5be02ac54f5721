/** The only SQL of purchases at on-ramps. */
import type { OnRampState } from '@carmine/contract/payments/onramps';
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { Id, PlayerId } from '../../../platform/ids/ids.ts';
import type { DepositId } from '../deposits/index.ts';

export type OnRampOrderId = Id<'onr'>;

export interface OnRampOrder {
  readonly id: OnRampOrderId;
  readonly playerId: PlayerId;
  /** The on-ramp's code. */
  readonly onRamp: string;
  readonly currency: CurrencyCode;
  readonly eurCents: bigint;
  readonly address: string;
  /** The number of the deposit that the coins will create. */
  readonly depositId: DepositId;
  readonly state: OnRampState;
  readonly reference: string | undefined;
  readonly widgetUrl: string | undefined;
  readonly createdAt: Date;
}

interface Row {
  id: bigint;
  player_id: bigint;
  onramp: string;
  currency: CurrencyCode;
  eur_cents: bigint;
  address: string;
  payment_id: bigint;
  state: OnRampState;
  reference: string | null;
  widget_url: string | null;
  created_at: Date;
}

const select = `select o.id, o.player_id, o.onramp, o.currency, o.eur_cents, a.address, a.payment_id, o.state, o.reference,
  o.widget_url, o.created_at
  from onramp_orders o join deposit_addresses a on a.player_id = o.player_id and a.id = o.address_id`;

/** Nothing more happens to them. */
const ended = `('completed', 'failed', 'expired', 'cancelled')`;
/** An order that nobody has paid opens its widget again for this long; then it is another one. */
const reusedMinutes = 20;
/** Without a payment it has expired by then, whatever its on-ramp says. */
const lifetimeHours = 24;

const toOrder = (row: Row): OnRampOrder => ({
  id: row.id as OnRampOrderId,
  playerId: row.player_id as PlayerId,
  onRamp: row.onramp,
  currency: row.currency,
  eurCents: row.eur_cents,
  address: row.address,
  depositId: row.payment_id as DepositId,
  state: row.state,
  reference: row.reference ?? undefined,
  widgetUrl: row.widget_url ?? undefined,
  createdAt: row.created_at,
});

const maybe = (row: Row | undefined): OnRampOrder | undefined => (row === undefined ? undefined : toOrder(row));

export interface NewOrder {
  readonly playerId: PlayerId;
  readonly onRamp: string;
  readonly currency: CurrencyCode;
  readonly eurCents: bigint;
  readonly addressId: bigint;
}

/** The same purchase, begun a moment ago and not paid. */
export const findOpen = async (sql: Sql, order: NewOrder): Promise<OnRampOrder | undefined> =>
  maybe(
    await sql.maybe<Row>(
      `${select} where o.player_id = $1 and o.onramp = $2 and o.currency = $3 and o.eur_cents = $4 and o.address_id = $5
         and o.state in ('created', 'pending') and o.created_at > now() - make_interval(mins => ${reusedMinutes})
       order by o.id desc limit 1`,
      [order.playerId, order.onRamp, order.currency, order.eurCents, order.addressId],
    ),
  );

export const insertOrder = async (sql: Sql, order: NewOrder): Promise<OnRampOrderId> =>
  (
    await sql.one<{ id: OnRampOrderId }>(
      `insert into onramp_orders (player_id, onramp, currency, eur_cents, address_id) values ($1, $2, $3, $4, $5)
       returning id`,
      [order.playerId, order.onRamp, order.currency, order.eurCents, order.addressId],
    )
  ).id;

export const readOrder = async (sql: Sql, id: OnRampOrderId): Promise<OnRampOrder | undefined> =>
  maybe(await sql.maybe<Row>(`${select} where o.id = $1`, [id]));

/** `undefined` for another player's. */
export const readOwnOrder = async (sql: Sql, playerId: PlayerId, id: OnRampOrderId): Promise<OnRampOrder | undefined> =>
  maybe(await sql.maybe<Row>(`${select} where o.player_id = $1 and o.id = $2`, [playerId, id]));

/** Of the last day, newest first, without those that never reached their on-ramp. */
export const recentOrders = async (
  sql: Sql,
  playerId: PlayerId,
  currency: CurrencyCode | undefined,
): Promise<OnRampOrder[]> =>
  (
    await sql.rows<Row>(
      `${select} where o.player_id = $1 and coalesce(o.currency = $2::text, true) and o.widget_url is not null
         and o.created_at > now() - interval '1 day' order by o.id desc limit 10`,
      [playerId, currency ?? null],
    )
  ).map(toOrder);

export const noteWidget = (sql: Sql, id: OnRampOrderId, widgetUrl: string, reference: string | undefined) =>
  sql.run(
    `update onramp_orders set widget_url = $2, reference = coalesce(reference, $3), updated_at = now(),
       state = case when state = 'created' then 'pending' else state end
     where id = $1 and state not in ${ended}`,
    [id, widgetUrl, reference ?? null],
  );

export interface NewState {
  readonly state: OnRampState;
  readonly reference?: string | undefined;
  readonly txid?: string | undefined;
}

/** Returns false if it has ended, or nothing about it is new. */
export const moveOrder = async (sql: Sql, id: OnRampOrderId, { state, reference, txid }: NewState): Promise<boolean> =>
  (await sql.run(
    `update onramp_orders set state = $2, reference = coalesce(reference, $3), txid = coalesce($4, txid), updated_at = now()
     where id = $1 and state not in ${ended} and (state <> $2 or reference is null and $3::text is not null)`,
    [id, state, reference ?? null, txid ?? null],
  )) === 1;

/** Its on-ramp has reported something: ask at once. By the reference that the notification names. */
export const askNow = async (
  sql: Sql,
  onRamp: string,
  by: { readonly id: OnRampOrderId } | { readonly reference: string },
): Promise<boolean> =>
  (await sql.run(
    `update onramp_orders set next_query_at = now()
     where onramp = $1 and state not in ${ended} and (id = $2::bigint or reference = $3::text)`,
    [onRamp, 'id' in by ? by.id : null, 'reference' in by ? by.reference : null],
  )) === 1;

/** Due now; the next query of each is scheduled, later the older it is. */
export const takeDue = async (sql: Sql, onRamp: string): Promise<OnRampOrderId[]> =>
  (
    await sql.rows<{ id: OnRampOrderId }>(
      `update onramp_orders set next_query_at = now() + greatest(interval '10 seconds', (now() - created_at) / 10)
       where id in (select id from onramp_orders where onramp = $1 and next_query_at <= now() and state not in ${ended}
         order by next_query_at limit 50 for update skip locked) returning id`,
      [onRamp],
    )
  ).map(({ id }) => id);

/** Never paid, as far as we know. */
export const expireOrders = (sql: Sql, onRamp: string) =>
  sql.run(
    `update onramp_orders set state = 'expired', updated_at = now()
     where onramp = $1 and state in ('created', 'pending') and created_at < now() - make_interval(hours => ${lifetimeHours})`,
    [onRamp],
  );
