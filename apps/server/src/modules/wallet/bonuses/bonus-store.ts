/** SQL of bonus money, free spins and an operator's corrections. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { JsonObject } from '../../../platform/json.ts';
import type { BonusTerms, FreeSpinGrant } from '../gate/gate.ts';
import type { GrantId, PlayerId } from '../ids.ts';

export interface BonusGrant {
  readonly playerId: PlayerId;
  /** Id in the promotions module. */
  readonly bonusId: bigint;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  /** The part of the amount that is free-spin winnings; the rest is granted by the house. */
  readonly fromFreeSpins?: bigint;
  readonly wagerRequired: bigint;
  readonly maxFirstStake: bigint;
  readonly expiresAt: Date;
  readonly terms?: BonusTerms | undefined;
}

/** Why a bonus was removed. */
export type BonusRemoval = 'cancelled' | 'expired' | 'cash_out' | 'deposit_reversed' | 'forfeited';

export interface SpinsGrant {
  readonly playerId: PlayerId;
  /** Granted once, ever. */
  readonly key: string;
  readonly currency: CurrencyCode;
  /** Value of one spin. */
  readonly stake: bigint;
  readonly count: number;
  /** Empty: every game. */
  readonly games: readonly string[];
  /** The bet of each game's rounds; of a game without one, the empty bet. */
  readonly bets?: Readonly<Record<string, JsonObject>>;
  readonly validFrom: Date;
  readonly validTo: Date;
}

export const grantBonus = async (sql: Sql, grant: BonusGrant) => {
  const { conversionCap, exceptGames = [], gameWeightsBp = {} } = grant.terms ?? {};
  const { result } = await sql.one<{ result: { repeated: boolean } | { reason: 'bonus_active' | 'funds' } }>(
    'select grant_bonus($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as result',
    [
      grant.playerId,
      grant.bonusId,
      grant.currency,
      grant.amount,
      grant.fromFreeSpins ?? 0n,
      grant.wagerRequired,
      grant.maxFirstStake,
      grant.expiresAt,
      ...[conversionCap ?? null, [...exceptGames], JSON.stringify(gameWeightsBp)],
    ],
  );
  return result;
};

export const removeBonus = async (sql: Sql, playerId: PlayerId, bonusId: bigint, reason: BonusRemoval) => {
  const { result } = await sql.one<{ result: { repeated: boolean; removed: string } }>(
    'select remove_bonus($1, $2, $3) as result',
    [playerId, bonusId, reason],
  );
  return result;
};

export const grantFreeSpins = async (sql: Sql, grant: SpinsGrant): Promise<GrantId> => {
  const { id } = await sql.one<{ id: GrantId }>('select grant_free_spins($1, $2, $3, $4, $5, $6, $7, $8, $9) as id', [
    grant.playerId,
    grant.key,
    grant.currency,
    grant.stake,
    grant.count,
    [...grant.games],
    grant.validFrom,
    grant.validTo,
    JSON.stringify(grant.bets ?? {}),
  ]);
  return id;
};

export const cancelFreeSpins = async (sql: Sql, playerId: PlayerId, grantId: GrantId): Promise<number> =>
  (await sql.one<{ left: number }>('select cancel_free_spins($1, $2) as left', [playerId, grantId])).left;

export interface SpinWinningsEnd {
  readonly playerId: PlayerId;
  readonly key: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly reason: 'expired' | 'forfeited';
}

export const endFreeSpinWinnings = async (sql: Sql, end: SpinWinningsEnd) => {
  const { result } = await sql.one<{ result: { repeated: boolean } | null }>(
    'select end_spin_winnings($1, $2, $3, $4, $5) as result',
    [end.playerId, end.key, end.currency, end.amount, end.reason],
  );
  return result;
};

/** `known`: what is listed beside these games stays. */
const replaceList = async (
  sql: Sql,
  list: 'bonus_closed_games' | 'further_bet_games',
  games: readonly string[],
  known: readonly string[] | undefined,
): Promise<void> => {
  await sql.run(
    `select set_${list}($1::text[] || array(select game_id from ${list} where $2::text[] is not null and game_id <> all ($2)))`,
    [[...games], known === undefined ? null : [...known]],
  );
};

export const setBonusClosedGames = (sql: Sql, games: readonly string[], known?: readonly string[]): Promise<void> =>
  replaceList(sql, 'bonus_closed_games', games, known);

export const setFurtherBetGames = (sql: Sql, games: readonly string[], known?: readonly string[]): Promise<void> =>
  replaceList(sql, 'further_bet_games', games, known);

/** Grants that can be played now, the earliest to expire first. */
export const freeSpins = (sql: Sql, playerId: PlayerId): Promise<FreeSpinGrant[]> =>
  sql.rows<FreeSpinGrant>(
    `select id, currency, stake, total, total - used as left, games, valid_from as "validFrom", valid_to as "validTo"
     from free_spin_grants where player_id = $1 and used < total and cancelled is null and now() >= valid_from and now() < valid_to
     order by valid_to, id`,
    [playerId],
  );

export const adjust = async (sql: Sql, playerId: PlayerId, key: string, code: CurrencyCode, amount: bigint) => {
  const { result } = await sql.one<{ result: { repeated: boolean } | null }>(
    'select adjust_balance($1, $2, $3, $4) as result',
    [playerId, key, code, amount],
  );
  return result;
};
