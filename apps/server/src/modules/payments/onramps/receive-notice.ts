/** Receives an on-ramp's notification: verified, stored once, and followed by a query. It credits nothing, and neither does the query. */
import { insertEvent } from '../deposits/index.ts';
import type { OnRampDeps } from './deps.ts';
import { askNow } from './onramp-store.ts';
import type { OnRampMessage } from './ports.ts';

export type ReceivedOnRampNotice =
  | { readonly ok: true; readonly repeated: boolean }
  | { readonly ok: false; readonly reason: 'onramp_unknown' | 'signature_invalid' | 'body_invalid' };

export const receiveOnRampNotice =
  ({ db, ids, log, clock, onRamps, stats }: OnRampDeps) =>
  async (path: string, message: Omit<OnRampMessage, 'now'>): Promise<ReceivedOnRampNotice> => {
    const onRamp = onRamps.find((one) => one.path === path);
    if (onRamp === undefined) return { ok: false, reason: 'onramp_unknown' };
    const { code } = onRamp;
    const notice = onRamp.readNotice({ ...message, now: clock.now() });
    if (!notice.ok) {
      stats?.noticeRefused(code, notice.reason);
      log.warn({ onRamp: code, reason: notice.reason }, 'notification refused');
      return { ok: false, reason: notice.reason === 'body_invalid' ? 'body_invalid' : 'signature_invalid' };
    }
    const { eventId } = notice;
    const id = 'orderRef' in notice ? ids.decode('onr', notice.orderRef) : undefined;
    return db.transaction(async (sql) => {
      // Without its payload, which could not be found when its player is erased.
      const fresh = await insertEvent(sql, { gateway: code, eventId, depositId: undefined, body: Buffer.alloc(0) });
      if (!fresh) return { ok: true, repeated: true };
      const by = 'reference' in notice ? { reference: notice.reference } : id === undefined ? undefined : { id };
      const known = by !== undefined && (await askNow(sql, code, by));
      if (!known) log.info({ onRamp: code, eventId }, 'notification about no open purchase');
      return { ok: true, repeated: false };
    });
  };
