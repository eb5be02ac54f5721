/** Entering a tournament: a paid entry is taken from cash, and counts as a stake and a loss. */
import type { CurrencyCode } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { entryOf, isOpenForEntry, rewardOf } from './competition.ts';
import * as competitions from './competition-store.ts';
import type { EntryRefusal } from '../../wallet/index.ts';
import type { CompetitionDeps, CompetitionId } from './deps.ts';
import { hasHouseholdEntered } from './household-store.ts';
import * as places from './place-store.ts';
import { centsOf } from './prizes.ts';

/** A pool has one currency, because players' money is never converted. */
export const poolCurrency: CurrencyCode = 'EUR';

export const entryKey = (competitionId: CompetitionId, playerId: PlayerId): string =>
  `entry:${competitionId}:${playerId}`;

export type Entered =
  | { readonly ok: true }
  | EntryRefusal
  | {
      readonly ok: false;
      readonly reason:
        | 'not_found'
        | 'entry_closed'
        | 'tournament_full'
        | 'currency_not_supported'
        | 'protected'
        | 'household';
    };

/** Entering again changes nothing. */
export const enterTournament =
  (deps: CompetitionDeps) =>
  async (id: CompetitionId, playerId: PlayerId, currency: CurrencyCode): Promise<Entered> => {
    const rate = await deps.rates.rate(poolCurrency);
    const result = await deps.db
      .transaction(async (sql): Promise<Entered & { paid?: true }> => {
        const competition = await competitions.lockCompetition(sql, id, 'no key update');
        if (competition === undefined || competition.kind !== 'tournament') return { ok: false, reason: 'not_found' };
        if (!isOpenForEntry(competition, deps.clock.now())) return { ok: false, reason: 'entry_closed' };
        if ((await deps.kept(sql, [playerId])).size > 0) return { ok: false, reason: 'protected' };
        const entryEur = entryOf(competition);
        const amount = entryEur === null ? 0n : centsOf(entryEur);
        if (amount > 0n && currency !== poolCurrency) return { ok: false, reason: 'currency_not_supported' };
        const reward = rewardOf(competition);
        const { players } = await places.enteredIn(sql, id);
        const entry = { currency: poolCurrency, entry: amount, at: deps.clock.now() };
        if (!(await places.insertPlayer(sql, [playerId, id], entry))) return { ok: true };
        if (reward.kind === 'tournament' && players >= BigInt(reward.places.to))
          throw new EntryFailed({ ok: false, reason: 'tournament_full' });
        if (await hasHouseholdEntered(sql, id, playerId)) throw new EntryFailed({ ok: false, reason: 'household' });
        if (amount === 0n) return { ok: true };
        const eurRate = rate?.scaled ?? 10n ** 18n;
        const key = entryKey(id, playerId);
        const booked = await deps.wallet.tournaments.enter(sql, { tournamentId: id, playerId, key, amount, eurRate });
        if (!booked.ok) throw new EntryFailed(booked);
        return { ok: true, paid: true };
      })
      .catch((error: unknown): Entered & { paid?: true } => {
        if (error instanceof EntryFailed) return error.refused;
        throw error;
      });
    if (result.paid === true) deps.hintBalance({ playerId, currency: poolCurrency });
    if (result.ok) deps.hintTable(id);
    return result;
  };

/** Rolls the entry back. */
class EntryFailed extends Error {
  readonly refused: Extract<Entered, { readonly ok: false }>;
  constructor(refused: Extract<Entered, { readonly ok: false }>) {
    super(refused.reason);
    this.refused = refused;
  }
}
