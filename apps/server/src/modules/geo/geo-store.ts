/** The only SQL of restricted countries and jurisdictions. */
import type { Sql } from '../../database/database.ts';
import type { Jurisdiction } from './jurisdiction.ts';

export const readRestricted = async (sql: Sql): Promise<string[]> => {
  const rows = await sql.rows<{ code: string }>('select code from restricted_countries order by code');
  return rows.map(({ code }) => code);
};

interface JurisdictionRow {
  country: string;
  minimum_age: number;
  verification_gate: boolean;
  demo_gate: boolean;
  max_wagering: number;
  min_cycle_slots_ms: number;
  min_cycle_other_ms: number;
  autoplay: boolean;
  turbo: boolean;
  feature_buy: boolean;
  celebrate_below_stake: boolean;
  max_stake_slots_cents: bigint | null;
  max_stake_other_cents: bigint | null;
  reality_check_minutes: number;
  deposit_limit_first: boolean;
}

const toJurisdiction = (row: JurisdictionRow): Jurisdiction => ({
  country: row.country,
  minimumAge: row.minimum_age,
  verificationGate: row.verification_gate,
  demoGate: row.demo_gate,
  maxWagering: row.max_wagering,
  minCycleMs: { slots: row.min_cycle_slots_ms, other: row.min_cycle_other_ms },
  autoplay: row.autoplay,
  turbo: row.turbo,
  featureBuy: row.feature_buy,
  celebrateBelowStake: row.celebrate_below_stake,
  maxStakeCents: { slots: row.max_stake_slots_cents ?? undefined, other: row.max_stake_other_cents ?? undefined },
  realityCheckMinutes: row.reality_check_minutes,
  depositLimitFirst: row.deposit_limit_first,
});

export const readJurisdictions = async (sql: Sql): Promise<Jurisdiction[]> =>
  (await sql.rows<JurisdictionRow>('select * from jurisdictions')).map(toJurisdiction);
