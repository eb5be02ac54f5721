/**
 * What two operators approve for a player: whether it is possible, and what it sets going. A second factor that was lost waits
 * after that, so that its owner hears of it first; whoever uses it meanwhile has not lost it.
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
  /** After the commit, to the player's open pages; returns at once. */
  readonly pushBalanceHint: (playerId: PlayerId, currency: CurrencyCode) => void;
  /** What makes an exclusion permanent. */
  readonly protection: ProtectionDeps;
}

type Wish =
  | {
      readonly kind: 'remove_second_factor' | 'reopen_account' | 'exclude_forever' | 'erase_data' | 'end_match';
      readonly playerId: PlayerId;
    }
  | ({ readonly kind: 'write_off_debt'; readonly playerId: PlayerId } & DebtPart);

/** An approved request, as staff keeps it. */
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

/** Asked before it is written down, and again when it is carried out. */
const whyNot =
  ({ db, identity, clock, debts }: PlayerKindsDeps) =>
  async (wish: Wish): Promise<Refused | undefined> => {
    const { kind, playerId } = wish;
    if (kind === 'write_off_debt') return whyNotWrittenOff(debts, playerId, wish);
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

/** The approval of these is in the database already; what it sets going follows in the same transaction. */
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
      return { ok: true, afterCommit: () => pushBalanceHint(playerId, wish.currency) };
    }
    if (kind === 'end_match') throw new Error('Nobody approves the end of a match any more');
    const opened = await reopenAccount(deps)(sql, playerId);
    if (!opened.ok)
      return { ok: false, reason: opened.reason === 'kept_closed' ? 'kept_closed' : 'account_not_closed' };
    return done([{ playerId, sessionIds: opened.sessionIds }]);
  };
};

/** A removal that waited for its time; nothing where it was called off meanwhile. */
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
    // Where nothing is set up the player took it off meanwhile: there is nothing left to do.
    const cancelledBecause = removed.reason === 'second_factor_not_set_up' ? ('player' as const) : removed.reason;
    return { cancelledBecause, afterCommit: () => undefined };
  };

/** Labels that existing data is sealed under: another name could not open it. */
const fields = { reason: 'matter-reason', approval: 'matter-agreement' } as const;

/** An erased player has no key: what was said stands in the audit log alone, and only a debt is left to be decided about. */
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
  /** What waited was ended to its player: so is its end. */
  announceEnd: (sql: Sql, { wish: { playerId } }: Pick<Request, 'wish'>) =>
    deps.identity.lostFactors.publish(sql, playerId, 'removal_dropped'),
});

export type PlayerKinds = ReturnType<typeof createPlayerKinds>;
