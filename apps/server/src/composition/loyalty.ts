/** Wires up the loyalty programme, races and tournaments with games, names and protection. */
import { breakSpans, keptFromPlay } from '../modules/compliance/index.ts';
import { maskName, type Gaming } from '../modules/gaming/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import {
  createCompetitions,
  createLoyalty,
  weeklyDefinitions,
  type CompetitionId,
  type Competitions,
  type Loyalty,
  type Promotions,
} from '../modules/promotions/index.ts';
import type { Rates } from '../modules/rates/index.ts';
import { hintBalance, type Wallet } from '../modules/wallet/index.ts';
import type { Platform } from '../platform/platform.ts';

interface Neighbours {
  readonly gaming: Pick<Gaming, 'houseEdge' | 'publishedEdges' | 'slots'>;
  readonly identity: Pick<Identity, 'profile'>;
  readonly promotions: Pick<Promotions, 'grantByRule'>;
  readonly rates: Rates;
  readonly wallet: Wallet;
}

const hintMs = 2_000;

/** At most one hint of each table within two seconds. */
const tableHints = ({ live, ids }: Pick<Platform, 'live' | 'ids'>) => {
  const waiting = new Set<CompetitionId>();
  return (id: CompetitionId): void => {
    if (waiting.has(id)) return;
    waiting.add(id);
    setTimeout(() => {
      waiting.delete(id);
      live.push({ audience: 'public', topic: 'competitions', data: { id: ids.encode('cmp', id) } });
    }, hintMs).unref();
  };
};

export const composeLoyalty = (
  platform: Pick<Platform, 'db' | 'log' | 'clock' | 'ids' | 'live'>,
  { gaming, identity, promotions, rates, wallet }: Neighbours,
): { readonly loyalty: Loyalty; readonly competitions: Competitions } => {
  const { db, log, clock, ids, live } = platform;
  const hint = (player: Parameters<typeof hintBalance>[1]) => hintBalance({ wallet, live, log }, player);
  return {
    loyalty: createLoyalty({
      ...{ db, log, wallet, rates, grantByRule: promotions.grantByRule, breaks: breakSpans, hintBalance: hint },
      houseEdge: gaming.houseEdge,
      publishedEdges: gaming.publishedEdges,
      defaultCurrency: async (playerId) => {
        const held = await wallet.wallets(playerId);
        return (held.find((one) => one.default) ?? held[0])?.currency ?? 'EUR';
      },
    }),
    competitions: createCompetitions({
      ...{ db, log, clock, ids, wallet, rates, maskName, kept: keptFromPlay, hintBalance: hint },
      definitions: async () => weeklyDefinitions,
      slots: async () => gaming.slots,
      findName: async (playerId) => (await identity.profile(playerId))?.firstName ?? undefined,
      hintTable: tableHints(platform),
    }),
  };
};
