/**
 * Approval requests about a player: preconditions and execution. Removal of a lost second factor waits after the approval, so that its
 * owner is notified; if it is used meanwhile, it is not lost.
 */
import type { CurrencyCode } from '@carmine/money';
import type { Database, Sql } from '../../../database/database.ts';
import type { Id, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { Identity } from '../../identity/index.ts';
import type { DebtBook } from '../ports.ts';
import { askErasureWithin, whyNotErased } from '../privacy/ask-erasure.ts';
import { currentBreak } from '../protection/break-store.ts';
import { mayReopen, reopenAccount } from '../protection/close-account.ts';
import type { ProtectionDeps, EndedSessions } from '../protection/deps.ts';
import { takeBreakWithin } from '../protection/take-break.ts';
import { announceWriteOff, whyNotWrittenOff, type DebtPart } from './write-off.ts';

export interface PlayerKindsDeps extends Pick<ProtectionDeps, 'clock' | 'outbox'> {
  readonly db: Database;
  readonly identity: Pick<Identity, 'changeStatus' | 'pushSessionEnded' | 'lostFactors' | 'vault'>;
  readonly debts: DebtBook;
  /** Call after the commit; fire and forget. */
  readonly pushBalanceHint: (playerId: PlayerId, currency: CurrencyCode) => void;
  /** Dependencies for a permanent exclusion. */
  readonly protection: ProtectionDeps;
}

type Wish =
  | {
      readonly kind: 'remove_second_factor' | 'reopen_account' | 'exclude_forever' | 'erase_data' | 'end_match';
      readonly playerId: PlayerId;
    }
  | ({ readonly kind: 'write_off_debt' | 'pay_small_coins'; readonly playerId: PlayerId } & DebtPart);

/** An approved request, as the staff module stores it. */
interface Request {
  readonly id: Id<'apr'>;
  readonly wish: Wish;
  readonly askedBy: OperatorId;
  readonly writtenOff: bigint | null;
}

type Refused =
  | 'account_not_closed'
  | 'kept_closed'
  | 'erasure_asked'
  | 'no_debt'
  | 'more_than_owed'
  | 'second_factor_not_set_up'
  | 'break_holds_longer';
type Carried =
  | { readonly ok: true; readonly afterCommit: () => void }
  | { readonly ok: false; readonly reason: Refused };

/** Checked when the request is made and again when it is carried out. */
const whyNot =
  ({ db, identity, clock, debts }: PlayerKindsDeps) =>
  async (wish: Wish): Promise<Refused | undefined> => {
    const { kind, playerId } = wish;
    if (kind === 'write_off_debt') return whyNotWrittenOff(debts, playerId, wish);
    // Whether a network would carry them was checked by whoever asks; the database compares the balance.
    if (kind === 'pay_small_coins') return undefined;
    if (kind === 'remove_second_factor')
      return (await identity.lostFactors.isSetUp(playerId)) ? undefined : 'second_factor_not_set_up';
    if (kind === 'exclude_forever') {
      const current = await currentBreak(db, playerId);
      return current?.kind === 'exclusion' && current.period === 'forever' ? 'break_holds_longer' : undefined;
    }
    if (kind === 'erase_data') return (await whyNotErased(db, playerId))?.reason;
    const may = await mayReopen(db, playerId, clock.now());
    if (may === 'yes') return undefined;
    return may === 'open' ? 'account_not_closed' : 'kept_closed';
  };

/** The approval is stored already; it is carried out in the same transaction. */
const carryOut = (deps: PlayerKindsDeps) => {
  const { identity, pushBalanceHint } = deps;
  const done = (ended: readonly EndedSessions[] = []): Carried => ({
    ok: true,
    afterCommit: () => {
      for (const one of ended) identity.pushSessionEnded(one);
    },
  });
  return async (sql: Sql, request: Request, erased: boolean): Promise<Carried> => {
    const { wish, askedBy: by } = request;
    const { kind, playerId } = wish;
    if (kind === 'remove_second_factor') {
      await identity.lostFactors.publish(sql, playerId, 'removal_announced');
      return done();
    }
    if (kind === 'exclude_forever') {
      const begun = await takeBreakWithin(deps.protection, sql, { playerId, period: 'forever', source: 'staff' });
      return begun.taken.outcome === 'started' ? done(begun.ended) : { ok: false, reason: 'break_holds_longer' };
    }
    if (kind === 'erase_data') {
      const begun = await askErasureWithin(deps, sql, { playerId, by });
      return begun.ok ? done() : begun;
    }
    if (kind === 'write_off_debt') {
      if (!erased) await announceWriteOff(deps, sql, { ...request, wish });
    }
    if (kind === 'write_off_debt' || kind === 'pay_small_coins')
      return { ok: true, afterCommit: () => pushBalanceHint(playerId, wish.currency) };
    if (kind === 'end_match') throw new Error('Requests to end a match are no longer approved');
    const opened = await reopenAccount(deps)(sql, playerId);
    if (!opened.ok)
      return { ok: false, reason: opened.reason === 'kept_closed' ? 'kept_closed' : 'account_not_closed' };
    return done([{ playerId, sessionIds: opened.sessionIds }]);
  };
};

/** Carries out a removal after its waiting time; undefined if it was cancelled meanwhile. */
const carryOutDue =
  ({ identity }: PlayerKindsDeps) =>
  async (sql: Sql, { id, wish: { playerId } }: Request) => {
    const removed = await identity.lostFactors.remove(sql, playerId, id);
    if (removed.ok) {
      const ended = { playerId, sessionIds: removed.sessionIds };
      return { cancelledBecause: null, afterCommit: () => identity.pushSessionEnded(ended) };
    }
    if (removed.reason === 'over') return undefined;
    await identity.lostFactors.publish(sql, playerId, 'removal_dropped');
    // If nothing is set up, the player removed it meanwhile and nothing is left to do.
    const cancelledBecause = removed.reason === 'second_factor_not_set_up' ? ('player' as const) : removed.reason;
    return { cancelledBecause, afterCommit: () => undefined };
  };

/** Existing data is sealed with these names, so they cannot be renamed. */
const fields = { reason: 'matter-reason', approval: 'matter-agreement' } as const;

/** An erased player has no key: reasons are kept only in the audit log, and only debts can still be decided. */
const seal =
  ({ identity }: PlayerKindsDeps) =>
  async ({ kind, playerId }: Wish, word: keyof typeof fields, text: string) => {
    const sealed = await identity.vault.seal(playerId, [{ field: fields[word], bytes: Buffer.from(text) }]);
    if (sealed?.[0] !== undefined) return { bytes: sealed[0], erased: false };
    return kind === 'write_off_debt' ? { bytes: Buffer.alloc(0), erased: true } : undefined;
  };

const open =
  ({ identity }: PlayerKindsDeps) =>
  async (playerId: PlayerId, word: keyof typeof fields, sealed: Buffer): Promise<string | undefined> =>
    (await identity.vault.open(playerId, [{ field: fields[word], sealed }]))?.[0]?.toString();

export const createPlayerKinds = (deps: PlayerKindsDeps) => ({
  whyNot: whyNot(deps),
  seal: seal(deps),
  open: open(deps),
  carryOut: carryOut(deps),
  carryOutDue: carryOutDue(deps),
  /** The player was notified of the waiting request, so its end is announced too. */
  announceEnd: (sql: Sql, { wish: { playerId } }: Pick<Request, 'wish'>) =>
    deps.identity.lostFactors.publish(sql, playerId, 'removal_dropped'),
});

export type PlayerKinds = ReturnType<typeof createPlayerKinds>;
