/** Requests for operators: with reasons, and what the reader may do about each. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { StaffDeps } from '../deps.ts';
import type { PlayerKinds } from '../ports.ts';
import {
  isAboutPlayer,
  type ApprovalId,
  type ApprovalRequest,
  type ApprovalView,
  type PlayerWish,
  type Reader,
  type ReadRequest,
} from './approval.ts';
import * as store from './approval-store.ts';

export interface ApprovalDeps extends StaffDeps {
  readonly players: PlayerKinds;
}

const viewOf =
  ({ players }: ApprovalDeps) =>
  async ({
    inTime: _inTime,
    reasonSealed,
    approvalSealed,
    reason,
    approval,
    ...request
  }: store.StoredRequest): Promise<ApprovalView> => {
    const { wish } = request;
    const said = async (word: 'reason' | 'approval', plain: string | null, sealed: Buffer | null) => {
      if (!isAboutPlayer(wish) || sealed === null) return plain ?? undefined;
      return players.open(wish.playerId, word, sealed);
    };
    return {
      ...request,
      reason: await said('reason', reason, reasonSealed),
      approval: await said('approval', approval, approvalSealed),
    };
  };

/** As seen by one reader. */
const readBy = (deps: ApprovalDeps) => {
  const view = viewOf(deps);
  return async (reader: Reader, requests: readonly store.StoredRequest[]): Promise<ReadRequest[]> => {
    const policies = await store.policies(deps.db);
    return Promise.all(
      requests.map(async (request) => {
        const policy = policies.get(request.wish.kind);
        const { state, inTime, askedBy } = request;
        const isOpen = state === 'open' && inTime;
        return {
          ...(await view(request)),
          mayApprove: isOpen && askedBy !== reader.id && (policy?.approvers.includes(reader.role) ?? false),
          mayEnd: inTime && (policy?.enders.includes(reader.role) ?? false),
        };
      }),
    );
  };
};

export const readRequests = (deps: ApprovalDeps) => {
  const { db } = deps;
  const read = readBy(deps);
  return {
    list: async (reader: Reader, filter: Omit<store.ListFilter, 'role'>) => {
      const { items, total } = await store.listRequests(db, { ...filter, role: reader.role });
      return { items: await read(reader, items), total };
    },
    find: (id: ApprovalId): Promise<ApprovalRequest | undefined> => store.findRequest(db, id),
    /** Newest first. */
    ofPlayer: async (reader: Reader, playerId: PlayerId) => read(reader, await store.requestsOf(db, playerId)),
    /** Open or waiting ones. */
    openOf: async (reader: Reader, playerId: PlayerId, kind: PlayerWish['kind']): Promise<ReadRequest | undefined> => {
      const found = await store.openRequestOf(db, playerId, kind);
      return found && (await read(reader, [found]))[0];
    },
    /** When the second factor will be removed; undefined without an approval. */
    removalDue: async (playerId: PlayerId): Promise<Date | undefined> =>
      (await store.openRequestOf(db, playerId, 'remove_second_factor'))?.dueAt ?? undefined,
  };
};
