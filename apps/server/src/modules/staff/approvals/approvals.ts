/**
 * Four-eyes approvals: one operator makes a request with a reason, another approves with another reason. An approved request is carried
 * out in the same transaction, or waits so that the player is notified first. Every step is audited in its transaction.
 */
import type { Sql } from '../../../database/database.ts';
import { operatorInvited, operatorRenewed } from '../../../platform/events/catalogue/staff.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { appendAudit } from '../audit/audit-store.ts';
import type { StaffDeps } from '../deps.ts';
import { invitationLink, sendLink } from '../invitation-link.ts';
import { findByEmail } from '../operator-store.ts';
import type { PlayerKinds, PlayerRefused, PlayerRequest, AfterCommit } from '../ports.ts';
import {
  allowsForbiddenAutoplay,
  isAboutPlayer,
  wishInLog,
  writtenOffInLog,
  type ApprovalId,
  type ApprovalRequest,
  type HouseWish,
  type PlayerWish,
  type Wish,
} from './approval.ts';
import * as store from './approval-store.ts';
import { readRequests, type ApprovalDeps } from './read-requests.ts';

type Fail<R extends string> = { readonly ok: false; readonly reason: R };
type NotPossible = Fail<PlayerRefused | 'player_not_found'>;
export type ApprovalAsked = { readonly ok: true; readonly id: ApprovalId } | Fail<'already_asked'>;

const refusals = {
  over: 'request_over',
  own: 'own_request',
  not_allowed: 'not_allowed',
  one_chain: 'one_chain',
  changed: 'values_changed',
  list_changed: 'list_changed',
  exists: 'operator_exists',
  gone: 'operator_not_found',
  ended: 'subject_ended',
  no_debt: 'no_debt',
  booked: 'booked_already',
  listed: 'listed_already',
} as const;

export type Approved =
  | { readonly ok: true; readonly state: 'waiting' | 'done' }
  | NotPossible
  | Fail<'request_not_found' | (typeof refusals)[keyof typeof refusals]>;
export type RequestEnded = { readonly ok: true } | Fail<'request_not_found' | 'request_over' | 'not_allowed'>;

const ofPlayer = (request: ApprovalRequest): request is PlayerRequest => isAboutPlayer(request.wish);

/** Call in the transaction of what it records. */
const record = (
  { ids }: Pick<StaffDeps, 'ids'>,
  sql: Sql,
  entry: {
    operatorId: OperatorId | null;
    action: 'ask' | 'approve' | 'reject' | 'withdraw' | 'expired' | 'done' | 'cancelled';
    request: Pick<ApprovalRequest, 'id' | 'wish'>;
    before?: readonly OperatorId[];
    details?: Record<string, unknown>;
  },
) => {
  const { operatorId, action, before = [] } = entry;
  const { wish, id } = entry.request;
  return appendAudit(sql, {
    ...({ operatorId, action: `approval.${action}`, before } as const),
    ...(isAboutPlayer(wish) ? { subject: { kind: 'player', id: ids.encode('usr', wish.playerId) } } : {}),
    details: { ...wishInLog(wish), request: ids.encode('apr', id), ...entry.details },
  });
};

/** Returns the number of requests that expired. */
const expire = async (deps: Pick<StaffDeps, 'ids'>, sql: Sql): Promise<number> => {
  const over = await store.expireRequests(sql);
  for (const request of over) await record(deps, sql, { operatorId: null, action: 'expired', request });
  return over.length;
};

interface Asked<W extends Wish> {
  readonly wish: W;
  readonly by: OperatorId;
  readonly reason: string;
}

const write = async (
  deps: Pick<StaffDeps, 'ids'>,
  sql: Sql,
  asked: Asked<Wish> & { sealed?: Buffer },
): Promise<ApprovalAsked> => {
  await expire(deps, sql);
  const id = await store.insertRequest(sql, asked);
  if (id === undefined) return { ok: false, reason: 'already_asked' };
  const { wish, by: operatorId, reason } = asked;
  await record(deps, sql, { operatorId, action: 'ask', request: { id, wish }, details: { reason } });
  return { ok: true, id };
};

/** Requests about the house, in the caller's transaction. */
export const askWithin = (deps: Pick<StaffDeps, 'ids'>, sql: Sql, asked: Asked<HouseWish>): Promise<ApprovalAsked> =>
  write(deps, sql, asked);

/** Requests about a player: checked and sealed, to be inserted in the caller's transaction. */
const prepare =
  (deps: ApprovalDeps) =>
  async (
    asked: Asked<PlayerWish>,
  ): Promise<{ readonly ok: true; readonly write: (sql: Sql) => Promise<ApprovalAsked> } | NotPossible> => {
    const impossible = await deps.players.whyNot(asked.wish);
    if (impossible !== undefined) return { ok: false, reason: impossible };
    const said = await deps.players.seal(asked.wish, 'reason', asked.reason);
    if (said === undefined) return { ok: false, reason: 'player_not_found' };
    return { ok: true, write: (sql) => write(deps, sql, { ...asked, sealed: said.bytes }) };
  };

/** For renewals on the server itself, where the link is printed. */
export const publishRenewed = ({ outbox }: Pick<StaffDeps, 'outbox'>, sql: Sql, id: OperatorId) =>
  outbox.publish(sql, operatorRenewed, `operator:${id}`, { operator: id });

/** Sent only to the operator who is invited or renewed, never to requester or approver. */
const sendLinkOf = async (deps: StaffDeps, sql: Sql, wish: Wish, link: string): Promise<void> => {
  if (wish.kind === 'renew_operator')
    await sendLink(deps, sql, { id: BigInt(wish.subject) as OperatorId, link, event: operatorRenewed });
  if (wish.kind !== 'invite_operator') return;
  const invited = await findByEmail(sql, wish.subject);
  if (invited !== undefined) await sendLink(deps, sql, { id: invited.id, link, event: operatorInvited });
};

/** Thrown to roll the transaction back if the request cannot be carried out. */
class Impossible extends Error {
  readonly refused: NotPossible;

  constructor(reason: PlayerRefused) {
    super(reason);
    this.refused = { ok: false, reason };
  }
}

interface Word {
  readonly id: ApprovalId;
  readonly by: OperatorId;
  readonly reason: string;
}

const nothing: AfterCommit = () => undefined;

const approveWithin = async (
  deps: ApprovalDeps,
  sql: Sql,
  { id, by, reason, said }: Word & { said: Awaited<ReturnType<PlayerKinds['seal']>> },
): Promise<(Approved & { ok: false }) | { ok: true; state: 'waiting' | 'done'; afterCommit: AfterCommit }> => {
  const fresh = invitationLink(deps);
  const words = said === undefined ? { reason, sealed: null } : { reason: null, sealed: said.bytes };
  const outcome = await store.approveRequest(sql, { id, by, ...words, ...fresh });
  if (outcome !== 'done' && outcome !== 'waiting') return { ok: false, reason: refusals[outcome] };
  const request = await store.findRequest(sql, id);
  if (request === undefined) throw new Error(`Request ${id} not found`);
  let afterCommit = nothing;
  if (ofPlayer(request)) {
    const carried = await deps.players.carryOut(sql, request, said?.erased ?? false);
    if (!carried.ok) throw new Impossible(carried.reason);
    ({ afterCommit } = carried);
  } else await sendLinkOf(deps, sql, request.wish, fresh.link);
  await record(deps, sql, {
    ...{ operatorId: by, action: 'approve', request, before: [request.askedBy] },
    details: { reason, ...writtenOffInLog(request) },
  });
  return { ok: true, state: outcome, afterCommit };
};

const approve =
  (deps: ApprovalDeps) =>
  async (word: Word): Promise<Approved> => {
    const found = await store.findRequest(deps.db, word.id);
    if (found === undefined) return { ok: false, reason: 'request_not_found' };
    const said = ofPlayer(found) ? await deps.players.seal(found.wish, 'approval', word.reason) : undefined;
    if (ofPlayer(found) && said === undefined) return { ok: false, reason: 'player_not_found' };
    try {
      const outcome = await deps.db.transaction((sql) => approveWithin(deps, sql, { ...word, said }));
      if (!outcome.ok) return outcome;
      outcome.afterCommit();
      return { ok: true, state: outcome.state };
    } catch (error) {
      if (error instanceof Impossible) return error.refused;
      throw error;
    }
  };

const end =
  (deps: ApprovalDeps) =>
  async ({ id, by, reason }: Word): Promise<RequestEnded> =>
    deps.db.transaction(async (sql): Promise<RequestEnded> => {
      const before = await store.findRequest(sql, id);
      if (before === undefined) return { ok: false, reason: 'request_not_found' };
      const outcome = await store.endRequest(sql, id, by);
      if (outcome !== 'ended') return { ok: false, reason: refusals[outcome] };
      const request = await store.findRequest(sql, id);
      if (request === undefined) throw new Error(`Request ${id} not found`);
      if (ofPlayer(request) && request.approvedBy !== null) await deps.players.announceEnd(sql, request);
      const action = request.state === 'withdrawn' ? 'withdraw' : 'reject';
      await record(deps, sql, { operatorId: by, action, request, details: { reason } });
      return { ok: true };
    });

/** Cancelled by the player, who has not lost the second factor. */
const keepFactor =
  (deps: ApprovalDeps) =>
  (playerId: PlayerId): Promise<boolean> =>
    deps.db.transaction(async (sql) => {
      const id = await store.keepSecondFactor(sql, playerId);
      const request = id === undefined ? undefined : await store.findRequest(sql, id);
      if (request === undefined || !ofPlayer(request)) return false;
      await deps.players.announceEnd(sql, request);
      return true;
    });

const carryOutDue = (deps: ApprovalDeps) => {
  const one = async (id: ApprovalId): Promise<boolean> => {
    const result = await deps.db.transaction(async (sql) => {
      const request = await store.findRequest(sql, id);
      if (request?.state !== 'waiting' || !ofPlayer(request)) return undefined;
      const ended = await deps.players.carryOutDue(sql, request);
      if (ended === undefined) return undefined;
      const { cancelledBecause, afterCommit } = ended;
      // Attributed to the operator who approved days ago.
      const action = cancelledBecause === null ? 'done' : 'cancelled';
      await record(deps, sql, {
        ...{ operatorId: request.approvedBy, action, request },
        details: cancelledBecause === null ? {} : { because: cancelledBecause },
      });
      return { done: cancelledBecause === null, afterCommit };
    });
    result?.afterCommit();
    return result?.done ?? false;
  };
  return async (): Promise<number> => {
    let done = 0;
    for (const id of await store.dueRequests(deps.db)) if (await one(id)) done += 1;
    return done;
  };
};

export const createApprovals = (deps: ApprovalDeps) => {
  const { db, players } = deps;
  return {
    ...readRequests(deps),
    ask: async (asked: Asked<Wish>): Promise<ApprovalAsked | NotPossible | Fail<'autoplay_forbidden'>> => {
      const { wish } = asked;
      if (allowsForbiddenAutoplay(wish)) return { ok: false, reason: 'autoplay_forbidden' };
      if (isAboutPlayer(wish)) {
        const ready = await prepare(deps)({ ...asked, wish });
        return ready.ok ? db.transaction(ready.write) : ready;
      }
      return db.transaction((sql) => askWithin(deps, sql, { ...asked, wish }));
    },
    askWithin: (sql: Sql, asked: Asked<HouseWish>) => askWithin(deps, sql, asked),
    prepare: prepare(deps),
    approve: approve(deps),
    end: end(deps),
    keepFactor: keepFactor(deps),
    /** What could be requested now. */
    possible: async (playerId: PlayerId) => {
      const kinds = ['remove_second_factor', 'reopen_account'] as const;
      const refused = await Promise.all(kinds.map((kind) => players.whyNot({ kind, playerId })));
      return kinds.filter((_kind, index) => refused[index] === undefined);
    },
    /** Worker only. Returns the number carried out. */
    carryOutDue: carryOutDue(deps),
    /** Worker only. */
    expire: () => db.transaction((sql) => expire(deps, sql)),
  };
};

export type Approvals = ReturnType<typeof createApprovals>;
