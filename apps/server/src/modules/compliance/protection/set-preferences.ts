/** Language, time zone, reality checks, and the EUR beside other currencies. */
import type { Language } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import * as store from './preference-store.ts';
import type { ProtectionDeps } from './deps.ts';
import { realityCheckMinutes as effective } from './reality-check.ts';

export interface Preferences {
  readonly language: Language;
  readonly timeZone: string;
  /** The effective interval; null: never. */
  readonly realityCheckMinutes: number | null;
  /** Null if the jurisdiction requires none. */
  readonly longestRealityCheckMinutes: number | null;
  readonly showEur: boolean;
}

export interface PreferenceUpdate {
  readonly language?: Language | undefined;
  readonly timeZone?: string | undefined;
  /** Null: the jurisdiction's, if any. */
  readonly realityCheckMinutes?: number | null | undefined;
  readonly showEur?: boolean | undefined;
}

export type PreferencesSet =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown_time_zone' }
  | { readonly ok: false; readonly reason: 'reality_check_too_rare'; readonly longest: number };

type Deps = Pick<ProtectionDeps, 'db' | 'wallet' | 'geo' | 'identity'>;

const lawOf = async ({ wallet, geo }: Deps, playerId: PlayerId) => {
  const gate = await wallet.gate(playerId);
  if (gate === undefined) throw new Error(`Player ${playerId} has no wallet`);
  const { realityCheckMinutes } = await geo.jurisdiction(gate.country ?? '*');
  return { timeZone: gate.timeZone, minutes: realityCheckMinutes };
};

export const readPreferences =
  (deps: Deps) =>
  async (playerId: PlayerId): Promise<Preferences> => {
    const [language, { timeZone, minutes }, own] = await Promise.all([
      deps.identity.language(playerId),
      lawOf(deps, playerId),
      store.readPreferences(deps.db, playerId),
    ]);
    return {
      language,
      timeZone,
      realityCheckMinutes: effective(minutes, own.realityCheckMinutes) || null,
      longestRealityCheckMinutes: minutes === 0 ? null : minutes,
      showEur: own.showEur,
    };
  };

export const setPreferences =
  (deps: Deps) =>
  async (playerId: PlayerId, update: PreferenceUpdate): Promise<PreferencesSet> => {
    const { db, wallet, identity } = deps;
    const { language, timeZone, realityCheckMinutes, showEur } = update;
    if (timeZone !== undefined && !(await store.isTimeZone(db, timeZone)))
      return { ok: false, reason: 'unknown_time_zone' };
    const { minutes: longest } = await lawOf(deps, playerId);
    if (longest !== 0 && typeof realityCheckMinutes === 'number' && realityCheckMinutes > longest)
      return { ok: false, reason: 'reality_check_too_rare', longest };
    await db.transaction(async (sql) => {
      const before = await store.readPreferences(sql, playerId);
      await store.writePreferences(sql, playerId, {
        realityCheckMinutes: realityCheckMinutes === undefined ? before.realityCheckMinutes : realityCheckMinutes,
        showEur: showEur ?? before.showEur,
      });
      if (language !== undefined) await identity.setLanguage(sql, playerId, language);
      if (timeZone === undefined) return;
      await identity.setTimeZone(sql, playerId, timeZone);
      await wallet.setGate(sql, playerId, { timeZone });
    });
    return { ok: true };
  };
