/** Receives a gateway's notification: verified, stored once with its job in one transaction, acknowledged at once, never trusted. */
import { confirmLater, insertEvent, readDeposit } from '../deposits/index.ts';
import type { PaymentsDeps } from '../deps.ts';
import { askLegNow } from '../fiat-payouts/index.ts';
import type { DepositGateway, Notice } from '../ports.ts';
import { askNow } from '../refunds/index.ts';

export type ReceivedNotice =
  | { readonly ok: true; readonly repeated: boolean }
  | { readonly ok: false; readonly reason: 'gateway_unknown' | 'signature_invalid' | 'body_invalid' };

const refusal = (notice: Extract<Notice, { ok: false }>): ReceivedNotice => ({
  ok: false,
  reason: notice.reason === 'body_invalid' ? 'body_invalid' : 'signature_invalid',
});

/** The worker then queries the gateway about the payout. */
const receivePayoutNotice = (
  { db, ids, log }: Pick<PaymentsDeps, 'db' | 'ids' | 'log'>,
  { code }: DepositGateway,
  { eventId, payoutRef }: Extract<Notice, { payoutRef: string }>,
): Promise<ReceivedNotice> =>
  db.transaction(async (sql) => {
    const [, of = '', refund, number] = /^(.+)_(r?)([0-9]{1,4})$/.exec(payoutRef) ?? [];
    const depositId = refund === 'r' ? ids.decode('dep', of) : undefined;
    const cashOutId = refund === '' ? ids.decode('wdr', of) : undefined;
    if (depositId === undefined && cashOutId === undefined)
      log.error({ gateway: code, eventId }, 'notification about an unknown payout');
    // The payload is not stored, because it could not be found when its player is erased.
    const fresh = await insertEvent(sql, { gateway: code, eventId, depositId: undefined, body: Buffer.alloc(0) });
    if (fresh && depositId !== undefined) await askNow(sql, depositId);
    if (fresh && cashOutId !== undefined) await askLegNow(sql, { cashOutId, leg: Number(number) });
    return { ok: true, repeated: !fresh };
  });

export const receiveNotice =
  ({ db, ids, jobs, log, clock, gateways, stats }: PaymentsDeps) =>
  async (
    path: string,
    rawBody: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
    query: Readonly<Record<string, string>>,
  ): Promise<ReceivedNotice> => {
    const gateway = gateways.find((one) => one.path === path);
    if (gateway === undefined) return { ok: false, reason: 'gateway_unknown' };
    const notice = gateway.readNotice(rawBody, headers, clock.now(), query);
    if (!notice.ok) {
      stats?.noticeRefused(gateway.code, notice.reason);
      log.warn({ gateway: gateway.code, reason: notice.reason }, 'notification refused');
      return refusal(notice);
    }
    if ('payoutRef' in notice) return receivePayoutNotice({ db, ids, log }, gateway, notice);
    const named = ids.decode('dep', notice.paymentRef);
    return db.transaction(async (sql) => {
      const found = named === undefined ? undefined : await readDeposit(sql, named);
      const deposit = found?.gateway === gateway.code ? found : undefined;
      if (deposit === undefined)
        log.error({ gateway: gateway.code, eventId: notice.eventId }, 'notification about an unknown deposit');
      const fresh = await insertEvent(sql, {
        gateway: gateway.code,
        eventId: notice.eventId,
        depositId: deposit?.id,
        body: rawBody,
      });
      if (fresh && deposit !== undefined) await confirmLater(jobs, sql, deposit);
      return { ok: true, repeated: !fresh };
    });
  };
