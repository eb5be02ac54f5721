/**
 * What needs two operators: one asks with a reason, another one agrees with his own. A second factor that was lost waits
 * after that, so that its owner hears of it first; whoever uses it meanwhile has not lost it.
 */
import { lostFactorWaitMs } from '@carmine/contract/settings';
import type { CurrencyCode } from '@carmine/money';
import type { Database, Sql } from '../../../database/database.ts';
import { isRefusedByRule } from '../../../database/refused-by-rule.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { Identity } from '../../identity/index.ts';
import { askErasureWithin, whyNotErased, type ErasureRefused } from '../privacy/ask-erasure.ts';
import { currentBreak } from '../protection/break-store.ts';
import { mayReopen, reopenAccount } from '../protection/close-account.ts';
import type { AskableKind, Matter, MatterDropped, MatterId, MatterKind, Wish } from './matter.ts';
import * as store from './matter-store.ts';
import { sealText, viewOf, type MatterView } from './matter-words.ts';
import type { DebtBook } from '../ports.ts';
import type { ProtectionDeps, Told } from '../protection/protection-deps.ts';
import { takeBreakWithin } from '../protection/take-break.ts';
import { announceWriteOff, whyNotWrittenOff, type WriteOffRefused } from './write-off.ts';

export interface MattersDeps extends Pick<ProtectionDeps, 'clock' | 'outbox'> {
  readonly db: Database;
  readonly identity: Pick<Identity, 'changeStatus' | 'tellSessionEnded' | 'lostFactors' | 'vault'>;
  readonly debts: DebtBook;
  /** After the commit, to the player's open pages; returns at once. */
  readonly tellWallet: (playerId: PlayerId, currency: CurrencyCode) => void;
  /** Written down in the transaction in which a request ends that nobody agreed to. */
  readonly noteExpired: (sql: Sql, matter: Matter) => Promise<unknown>;
  /** What makes an exclusion permanent. */
  readonly protection: ProtectionDeps;
}

/** Written down in the same transaction. */
type Also = (sql: Sql, matter: Matter) => Promise<unknown>;
type Fail<R extends string> = { readonly ok: false; readonly reason: R };

export type NotPossible =
  | ErasureRefused
  | WriteOffRefused
  | Fail<'second_factor_not_set_up' | 'kept_closed' | 'player_not_found' | 'break_holds_longer'>;
export type MatterAsked = { readonly ok: true; readonly id: MatterId } | NotPossible | Fail<'matter_asked'>;
export type MatterAgreed =
  | { readonly ok: true; readonly state: 'waiting' | 'done' }
  | NotPossible
  | Fail<'matter_not_found' | 'matter_over' | 'own_matter' | store.WordRefused>;
export type MatterCalledOff = { readonly ok: true } | Fail<'matter_not_found' | 'matter_over'>;

/** Whether there is anything to decide; asked again when it is done. */
const notPossible = async (
  { db, identity, clock, debts }: MattersDeps,
  playerId: PlayerId,
  { kind, debt }: Wish,
): Promise<NotPossible | undefined> => {
  if (kind === 'write_off_debt') return whyNotWrittenOff(debts, playerId, debt);
  if (kind === 'remove_second_factor') {
    return (await identity.lostFactors.isSetUp(playerId))
      ? undefined
      : { ok: false, reason: 'second_factor_not_set_up' };
  }
  if (kind === 'exclude_forever') {
    const current = await currentBreak(db, playerId);
    return current?.kind === 'exclusion' && current.period === 'forever'
      ? { ok: false, reason: 'break_holds_longer' }
      : undefined;
  }
  if (kind === 'erase_data') return whyNotErased(db, playerId);
  const may = await mayReopen(db, playerId, clock.now());
  if (may === 'yes') return undefined;
  return { ok: false, reason: may === 'open' ? 'account_not_closed' : 'kept_closed' };
};

const expire = async (deps: MattersDeps, sql: Sql, playerId?: PlayerId): Promise<number> => {
  const over = await store.expireMatters(sql, playerId);
  for (const matter of over) await deps.noteExpired(sql, matter);
  return over.length;
};

const ask =
  (deps: MattersDeps) =>
  async (
    asked: Wish & { playerId: PlayerId; by: OperatorId; reason: string },
    also: (sql: Sql, id: MatterId) => Promise<unknown>,
  ): Promise<MatterAsked> => {
    const { playerId, kind, by, reason, debt } = asked;
    const impossible = await notPossible(deps, playerId, asked);
    if (impossible !== undefined) return impossible;
    const said = await sealText(deps, asked, 'reason', reason);
    if (said === undefined) return { ok: false, reason: 'player_not_found' };
    return deps.db.transaction(async (sql): Promise<MatterAsked> => {
      await expire(deps, sql, playerId);
      const made = await store.insertMatter(sql, { playerId, kind, by, reasonSealed: said.bytes, debt });
      if (made === undefined) return { ok: false, reason: 'matter_asked' };
      await also(sql, made.id);
      return { ok: true, id: made.id };
    });
  };

/** What the second approval sets going. `sessionIds`: to be told after the commit. */
const carryOut = async (
  deps: MattersDeps,
  sql: Sql,
  { id, playerId, kind, askedBy }: Matter,
): Promise<NotPossible | { ok: true; state: 'waiting' | 'done'; told: readonly Told[] }> => {
  const done = (told: readonly Told[] = []) => ({ ok: true, state: 'done', told }) as const;
  if (kind === 'remove_second_factor') {
    await store.letMatterWait(sql, id, lostFactorWaitMs);
    await deps.identity.lostFactors.tell(sql, playerId, 'removal_announced');
    return { ok: true, state: 'waiting', told: [] };
  }
  if (kind === 'exclude_forever') {
    const begun = await takeBreakWithin(deps.protection, sql, { playerId, period: 'forever', source: 'staff' });
    if (begun.taken.outcome !== 'started') return { ok: false, reason: 'break_holds_longer' };
    await store.finishMatter(sql, id);
    return done(begun.told);
  }
  if (kind === 'erase_data') {
    const begun = await askErasureWithin(deps, sql, { playerId, by: askedBy });
    if (!begun.ok) return begun;
    await store.finishMatter(sql, id);
    return done();
  }
  if (kind === 'write_off_debt') {
    const outcome = await deps.debts.writeOffDebt(sql, id);
    return outcome === 'done' ? done() : { ok: false, reason: outcome };
  }
  const opened = await reopenAccount(deps)(sql, playerId);
  if (!opened.ok) return { ok: false, reason: opened.reason === 'kept_closed' ? 'kept_closed' : 'account_not_closed' };
  await store.finishMatter(sql, id);
  return done([{ playerId, sessionIds: opened.sessionIds }]);
};

/** Thrown to undo what the transaction has written when the matter turns out to be impossible. */
class Impossible extends Error {
  readonly refused: NotPossible;

  constructor(refused: NotPossible) {
    super(refused.reason);
    this.refused = refused;
  }
}

const agree =
  (deps: MattersDeps) =>
  async (agreed: { id: MatterId; by: OperatorId; reason: string }, also: Also): Promise<MatterAgreed> => {
    const { id, by, reason } = agreed;
    const found = await store.findMatter(deps.db, id);
    if (found === undefined) return { ok: false, reason: 'matter_not_found' };
    const said = await sealText(deps, found, 'agreement', reason);
    if (said === undefined) return { ok: false, reason: 'player_not_found' };
    try {
      const outcome = await deps.db.transaction(async (sql) => {
        const matter = await store.lockMatter(sql, id);
        if (matter?.state !== 'asked' || (await store.hasExpired(sql, id)))
          return { ok: false, reason: 'matter_over' } as const;
        if (matter.askedBy === by) return { ok: false, reason: 'own_matter' } as const;
        const refused = await store.whyNotAgreed(sql, id, by);
        if (refused !== undefined) return { ok: false, reason: refused } as const;
        await store.agreeMatter(sql, id, { by, sealed: said.bytes });
        const result = await carryOut(deps, sql, matter);
        if (!result.ok) throw new Impossible(result);
        const ended = (await store.findMatter(sql, id)) ?? matter;
        if (matter.kind === 'write_off_debt' && !said.erased) await announceWriteOff(deps, sql, ended);
        await also(sql, ended);
        return result;
      });
      if (!outcome.ok) return outcome;
      for (const one of outcome.told) deps.identity.tellSessionEnded(one);
      if (found.currency !== null) deps.tellWallet(found.playerId, found.currency);
      return { ok: true, state: outcome.state };
    } catch (error) {
      if (error instanceof Impossible) return error.refused;
      // Changed between the look and the agreement: the database refused it, and says why to who asks again.
      const refused = isRefusedByRule(error) ? await store.whyNotAgreed(deps.db, id, by) : undefined;
      if (refused === undefined) throw error;
      return { ok: false, reason: refused };
    }
  };

/** A matter that was agreed to was told to the player: so is its end. */
const drop = (deps: MattersDeps) => {
  const within = async (sql: Sql, matter: Matter, how: MatterDropped, by?: OperatorId): Promise<boolean> => {
    if ((await store.dropMatter(sql, matter.id, how, by)) === 0) return false;
    if (matter.state === 'waiting') await deps.identity.lostFactors.tell(sql, matter.playerId, 'removal_dropped');
    return true;
  };
  return {
    within,
    byStaff: async ({ id, by }: { id: MatterId; by: OperatorId }, also: Also): Promise<MatterCalledOff> =>
      deps.db.transaction(async (sql): Promise<MatterCalledOff> => {
        const matter = await store.lockMatter(sql, id);
        if (matter === undefined) return { ok: false, reason: 'matter_not_found' };
        if (!(await within(sql, matter, 'staff', by))) return { ok: false, reason: 'matter_over' };
        await also(sql, matter);
        return { ok: true };
      }),
    /** Only what waits, and only the player's own. */
    byPlayer: async (playerId: PlayerId): Promise<MatterCalledOff> =>
      deps.db.transaction(async (sql): Promise<MatterCalledOff> => {
        const open = await store.openMatter(sql, playerId, 'remove_second_factor');
        const matter = open === undefined ? undefined : await store.lockMatter(sql, open.id);
        if (matter?.state !== 'waiting') return { ok: false, reason: 'matter_not_found' };
        return (await within(sql, matter, 'player')) ? { ok: true } : { ok: false, reason: 'matter_over' };
      }),
  };
};

const carryOutDue = (deps: MattersDeps, within: ReturnType<typeof drop>['within']) => {
  const { db, identity } = deps;
  const one = async (id: MatterId, also: Also): Promise<boolean> => {
    const ended = await db.transaction(async (sql) => {
      const matter = await store.lockMatter(sql, id);
      if (matter?.state !== 'waiting') return undefined;
      const { playerId } = matter;
      const removed = await identity.lostFactors.remove(sql, playerId, id);
      if (!removed.ok) {
        // Where nothing is set up the player took it off meanwhile: there is nothing left to do.
        const dropped = removed.reason === 'second_factor_not_set_up' ? 'player' : removed.reason;
        await within(sql, matter, dropped);
        await also(sql, { ...matter, state: 'dropped', dropped });
        return undefined;
      }
      await store.finishMatter(sql, id);
      await also(sql, { ...matter, state: 'done' });
      return { playerId, sessionIds: removed.sessionIds };
    });
    if (ended !== undefined) identity.tellSessionEnded(ended);
    return ended !== undefined;
  };
  return async (also: Also): Promise<number> => {
    let done = 0;
    for (const id of await store.dueMatters(db)) if (await one(id, also)) done += 1;
    return done;
  };
};

export const createMatters = (deps: MattersDeps) => {
  const { db } = deps;
  const view = viewOf(deps);
  const { byStaff, byPlayer, within } = drop(deps);
  return {
    ask: ask(deps),
    agree: agree(deps),
    drop: byStaff,
    dropByPlayer: byPlayer,
    /** Newest first. */
    ofPlayer: async (playerId: PlayerId): Promise<MatterView[]> =>
      Promise.all((await store.mattersOf(db, playerId)).map(view)),
    /** What waits for a second operator or its time. */
    openOf: async (playerId: PlayerId, kind: MatterKind): Promise<MatterView | undefined> => {
      const found = await store.openMatter(db, playerId, kind);
      return found && view(found);
    },
    /** Those that expired within the last seven days are among them, at the end. */
    open: async (): Promise<MatterView[]> => Promise.all((await store.openMatters(db)).map(view)),
    /** What could be asked for now. */
    possible: async (playerId: PlayerId): Promise<AskableKind[]> => {
      const kinds = ['remove_second_factor', 'reopen_account'] as const;
      const refusals = await Promise.all(kinds.map((kind) => notPossible(deps, playerId, { kind })));
      return kinds.filter((_kind, index) => refusals[index] === undefined);
    },
    /** When the second factor goes; nothing where nobody agreed to that. */
    removalDue: async (playerId: PlayerId): Promise<Date | undefined> =>
      (await store.openMatter(db, playerId, 'remove_second_factor'))?.dueAt ?? undefined,
    /** Until when no cash-out leaves, because the second factor was taken away and the password alone opens the account. */
    cashOutsHeldUntil: (playerId: PlayerId): Promise<Date | undefined> => store.factorHoldUntil(db, playerId),
    /** Worker only, now and then. How many were carried out. */
    carryOutDue: carryOutDue(deps, within),
    /** Worker only, now and then: ends what nobody agreed to in time. How many there were. */
    expire: () => db.transaction((sql) => expire(deps, sql)),
  };
};

export type Matters = ReturnType<typeof createMatters>;
