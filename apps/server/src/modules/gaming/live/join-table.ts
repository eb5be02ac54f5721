/** Joins a live table: a play session of its game, for whoever may play. */
import type { AnyGame } from '@carmine/games';
import { playSessionMs } from '@carmine/contract/settings';
import type { CurrencyCode } from '@carmine/money';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../database/database.ts';
import type { Compliance } from '../../compliance/index.ts';
import { jurisdictionKind } from '../../geo/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { usualCurrency, type LaunchRequest } from '../play/launch-game.ts';
import { refused, type Refused } from '../rounds/errors.ts';
import * as store from './live-store.ts';
import { roundMsOf } from './tables.ts';

interface JoinDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly compliance: Pick<Compliance, 'mayPlay'>;
  readonly wallet: Pick<Wallet, 'openPlaySession' | 'wallets'>;
  readonly liveGame: (id: string) => AnyGame | undefined;
}

interface JoinRequest {
  readonly tableId: string;
  readonly player: NonNullable<LaunchRequest['player']>;
  readonly country: string;
}

type JoinOutcome = { readonly ok: true; readonly token: string; readonly currency: CurrencyCode } | Refused;

/** Less than a day, to tolerate clock skew with the database. */
const lifetimeMs = playSessionMs - 60_000;

export const joinTable =
  (deps: JoinDeps) =>
  async ({ tableId, player, country }: JoinRequest): Promise<JoinOutcome> => {
    const table = await store.findTable(deps.db, tableId);
    const game = table?.open === true ? deps.liveGame(table.gameId) : undefined;
    if (game === undefined) return refused('game_unknown');
    const { playerId, sessionId, playEpoch } = player;
    const permission = await deps.compliance.mayPlay({ playerId, addressCountry: country });
    if (!permission.ok) return refused(permission.reason);
    const kind = jurisdictionKind(game.catalogue.category);
    // The pace is the table's: several bets in one round are one cycle, so the rounds must be slow enough by themselves.
    if (permission.jurisdiction.minCycleMs[kind] > ((await roundMsOf(deps.db)(game.id)) ?? 0))
      return refused('game_unavailable');
    const currency = usualCurrency(await deps.wallet.wallets(playerId));
    if (currency === undefined) return refused('currency_unavailable');
    const opened = await deps.wallet.openPlaySession(deps.db, {
      ...{ playerId, sessionId, playEpoch, gameId: game.id, currency, minimumCycleMs: 0 },
      maximumStakeEurCents: permission.jurisdiction.maxStakeCents[kind],
      expiresAt: new Date(deps.clock.now().getTime() + lifetimeMs),
    });
    return opened === undefined ? refused('unauthenticated') : { ok: true, token: opened.token, currency };
  };
