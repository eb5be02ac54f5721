/** The player gate's row as other modules read and change it. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { Gate, GatePatch, LimitPatch, LimitUse, ProtectionStatus } from './gate.ts';
import type { PlayerId } from '../ids.ts';

const windows = ['day', 'week', 'month'] as const;
const kinds = ['deposit', 'loss', 'stake'] as const;
type Kind = (typeof kinds)[number];
type Window = (typeof windows)[number];

type LimitColumns = { [C in `${Kind}_limit_${Window}`]: bigint | null } & { [C in `${Kind}_used_${Window}`]: bigint };

interface GateRow extends LimitColumns {
  player_id: PlayerId;
  version: bigint;
  protection_status: ProtectionStatus;
  protection_until: Date | null;
  time_zone: string;
  country: string | null;
  jurisdiction: string;
  minimum_cycle_ms: number;
  maximum_stake_cents: bigint | null;
  day_ends: Date;
  week_ends: Date;
  month_ends: Date;
  bonus_id: bigint | null;
  bonus_currency: CurrencyCode | null;
  bonus_expires_at: Date | null;
  wager_required: bigint | null;
  wagered: bigint | null;
  max_first_stake: bigint | null;
  conversion_cap: bigint | null;
  except_games: string[] | null;
  game_weights: Record<string, number> | null;
}

const counters: Record<Kind, string> = { deposit: 'deposited', loss: 'lost', stake: 'staked' };

// An expired window counts as zero; an open one ends when the next bet would end it.
const windowColumns = windows.map(
  (window) => `case when now() < ${window}_ends then ${window}_ends
    else (date_trunc('${window}', now() at time zone time_zone) + interval '1 ${window}') at time zone time_zone
    end as ${window}_ends`,
);
const useColumns = kinds.flatMap((kind) =>
  windows.flatMap((window) => [
    `${kind}_limit_${window}`,
    `case when now() < ${window}_ends then ${counters[kind]}_${window} else 0 end as ${kind}_used_${window}`,
  ]),
);
const select = `select player_id, version, protection_status, protection_until, time_zone, country, jurisdiction, minimum_cycle_ms,
  maximum_stake_cents, bonus_id, bonus_currency, bonus_expires_at, wager_required, wagered, max_first_stake,
  conversion_cap, except_games, game_weights,
  ${[...windowColumns, ...useColumns].join(', ')} from player_gate where player_id = $1`;

const limitUse = (row: GateRow, kind: Kind): LimitUse => {
  const of = (window: Window) => ({
    limit: row[`${kind}_limit_${window}`] ?? undefined,
    used: row[`${kind}_used_${window}`],
    endsAt: row[`${window}_ends`],
  });
  return { day: of('day'), week: of('week'), month: of('month') };
};

const activeBonus = (row: GateRow): Gate['bonus'] => {
  const { bonus_id, bonus_currency, bonus_expires_at, wager_required, wagered, max_first_stake } = row;
  if (bonus_id === null || bonus_currency === null || bonus_expires_at === null) return undefined;
  return {
    bonusId: bonus_id,
    currency: bonus_currency,
    wagerRequired: wager_required ?? 0n,
    wagered: wagered ?? 0n,
    maxFirstStake: max_first_stake ?? 0n,
    expiresAt: bonus_expires_at,
    terms: {
      conversionCap: row.conversion_cap ?? undefined,
      ...{ exceptGames: row.except_games ?? [], gameWeightsBp: row.game_weights ?? {} },
    },
  };
};

export const readGate = async (sql: Sql, playerId: PlayerId): Promise<Gate | undefined> => {
  const row = await sql.maybe<GateRow>(select, [playerId]);
  if (row === undefined) return undefined;
  return {
    playerId: row.player_id,
    protectionStatus: row.protection_status,
    protectionUntil: row.protection_until ?? undefined,
    timeZone: row.time_zone,
    country: row.country ?? undefined,
    jurisdiction: row.jurisdiction,
    minimumCycleMs: row.minimum_cycle_ms,
    maximumStakeEurCents: row.maximum_stake_cents ?? undefined,
    deposit: limitUse(row, 'deposit'),
    loss: limitUse(row, 'loss'),
    stake: limitUse(row, 'stake'),
    bonus: activeBonus(row),
    version: row.version,
  };
};

const limitColumns = (kind: Kind, patch: LimitPatch | undefined): [string, string | null | undefined][] =>
  windows.map((window) => [`${kind}_limit_${window}`, patch?.[window] === null ? null : patch?.[window]?.toString()]);

export const writeGate = async (sql: Sql, playerId: PlayerId, patch: GatePatch): Promise<void> => {
  const until = patch.protectionUntil;
  const columns = {
    protection_status: patch.protectionStatus,
    protection_until: until === null ? null : until?.toISOString(),
    time_zone: patch.timeZone,
    country: patch.country,
    jurisdiction: patch.jurisdiction,
    minimum_cycle_ms: patch.minimumCycleMs,
    maximum_stake_cents: patch.maximumStakeEurCents === null ? null : patch.maximumStakeEurCents?.toString(),
    ...Object.fromEntries([
      ...limitColumns('deposit', patch.depositLimit),
      ...limitColumns('loss', patch.lossLimit),
      ...limitColumns('stake', patch.stakeLimit),
    ]),
  };
  await sql.run('select set_gate($1, $2)', [playerId, JSON.stringify(columns)]);
};

export const setBlockedCountries = (sql: Sql, isoCodes: readonly string[]) =>
  sql.run('select set_blocked_countries($1)', [[...isoCodes]]);

/** Number of players under the rules of these places; `*`: those whose place has no rules. */
export const playersIn = async (sql: Sql, isoCodes: readonly string[]): Promise<Map<string, number>> =>
  new Map(
    (
      await sql.rows<{ code: string; players: number }>(
        `select code, (select count(*)::int from player_gate g
           where g.country = code or (code = '*' and g.jurisdiction = 'default')) as players
         from unnest($1::text[]) code`,
        [[...isoCodes]],
      )
    ).map(({ code, players }) => [code, players]),
  );
