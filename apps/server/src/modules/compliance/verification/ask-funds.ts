/** An operator requests proof of source of funds; withdrawals wait until it is provided. */
import { sourceOfFundsAsked } from '../../../platform/events/catalogue/compliance.ts';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { closeRequest, insertRequest, openRequest } from './funds-store.ts';
import type { VerificationDeps } from './deps.ts';

const noteField = 'funds-note';

export interface FundsAsked {
  readonly playerId: PlayerId;
  readonly operatorId: OperatorId;
  /** Message to the player. */
  readonly note: string;
}

type Asked = { readonly ok: true } | { readonly ok: false; readonly reason: 'funds_asked' | 'not_found' };

export const askFunds =
  (deps: VerificationDeps) =>
  async ({ playerId, operatorId, note }: FundsAsked): Promise<Asked> => {
    const sealed = await deps.identity.vault.seal(playerId, [{ field: noteField, bytes: Buffer.from(note) }]);
    if (sealed === undefined) return { ok: false, reason: 'not_found' };
    const asked = await deps.db.transaction(async (sql) => {
      if ((await insertRequest(sql, playerId, operatorId, sealed[0])) === 0) return false;
      await deps.outbox.publish(sql, sourceOfFundsAsked, playerId.toString(), { playerId });
      await deps.audit.record(sql, { operatorId, action: 'funds.ask', ...aboutPlayer(deps, playerId) });
      return true;
    });
    if (!asked) return { ok: false, reason: 'funds_asked' };
    deps.live.push({ audience: { playerId }, topic: 'verification', data: { kind: 'funds', status: 'none' } });
    return { ok: true };
  };

/** Cancels the request. */
export const dropFunds =
  (deps: VerificationDeps) =>
  (playerId: PlayerId, operatorId: OperatorId): Promise<boolean> =>
    deps.db.transaction(async (sql) => {
      if ((await closeRequest(sql, playerId)) === 0) return false;
      await deps.audit.record(sql, { operatorId, action: 'funds.drop', ...aboutPlayer(deps, playerId) });
      return true;
    });

/** Date and message of the open request; undefined without one. */
export const fundsAsked =
  (deps: Pick<VerificationDeps, 'db' | 'identity'>) =>
  async (playerId: PlayerId): Promise<{ at: Date; note: string } | undefined> => {
    const request = await openRequest(deps.db, playerId);
    if (request === undefined) return undefined;
    const [note] =
      request.note_sealed === null
        ? []
        : ((await deps.identity.vault.open(playerId, [{ field: noteField, sealed: request.note_sealed }])) ?? []);
    return { at: request.asked_at, note: note?.toString() ?? '' };
  };
