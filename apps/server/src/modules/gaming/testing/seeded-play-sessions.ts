/** Players and demos in any state, in a play session whose next outcome is known from its server seed. */
import { createRng, gameById, registry, type AnyGame } from '@carmine/games';
import { createHash } from 'node:crypto';
import type { PlayWorld, WorldPlayer } from '../../../testing/play-world.ts';
import type { PlaySession } from '../index.ts';
import { createSeedVault } from '../fairness/server-seed.ts';
import { standardBet } from '../play/standard-bet.ts';

const clientSeed = 'same';
export const seedText = (number: number) => createHash('sha256').update(`seed ${number}`).digest('hex');

const openingOf = (game: AnyGame, seed: number, nonce: number): string => {
  const { state, done } = game.init(game.params.parse({}), createRng(seedText(seed), clientSeed, nonce));
  const paid = done ? game.settle(state).multiplierE4 : 0n;
  return `${done} ${paid === 0n ? 'nothing' : paid > 20_000n ? 'much' : 'something'}`;
};

const staysOpen = 'false nothing';

const openings = 400;

const findSeeds = (id: string, after: boolean): number[] => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`There is no ${id}`);
  const ends = new Map<string, number>();
  for (let seed = 0; seed < openings && ends.size < 3; seed += 1) {
    if (after && openingOf(game, seed, 0) !== staysOpen) continue;
    const end = openingOf(game, seed, after ? 1 : 0);
    if (!ends.has(end)) ends.set(end, seed);
  }
  // Rounds that all stay open differ in what is hidden: any seeds will do.
  if (ends.has(staysOpen) && ends.size < 2) return [0, 1, 2];
  if (ends.size < 2) throw new Error(`All rounds of ${id} end alike`);
  return [...ends.values()];
};

const found = new Map<string, number[]>();
/** Server seeds whose next rounds end as differently as possible; with `after`, the round before stays open. */
export const differentSeeds = (id: string, after: boolean): number[] => {
  const name = `${id} ${after}`;
  const seeds = found.get(name) ?? findSeeds(id, after);
  found.set(name, seeds);
  return seeds;
};

export const everyGameId = registry.map(({ id }) => id);

/** Whether its rounds can wait for the player's next move. */
export const staysOpenAfterStart = (id: string): boolean => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`There is no ${id}`);
  return Array.from({ length: openings }).some((_, seed) => openingOf(game, seed, 0) === staysOpen);
};

/** Of a bet that climbs the least stake is higher: its first step pays little more than the stake. */
const openingStake = (id: string) => {
  const game = gameById(id);
  const climbs = game?.payoutsOf?.(game.params.parse({})).steps !== undefined;
  return climbs ? { text: '1.00', cents: 100n } : { text: '0.10', cents: 10n };
};

export interface PlaySessionState {
  readonly game: string;
  /** A round of this game is open; for games that have open rounds. */
  readonly open: boolean;
  readonly demo: boolean;
  readonly cash: bigint;
  readonly bonus: bigint | undefined;
  readonly grant: boolean;
  readonly stakeLimit: bigint | null;
  readonly lossLimit: bigint | null;
  readonly highest: bigint | null;
  readonly protectionStatus: 'active' | 'cool_off' | 'locked';
  readonly cycleMs: number;
  readonly justPlayed: boolean;
  readonly ended: boolean;
}

/** An open hand with a stake of ten cents, and a balance. */
export const besideAHand: PlaySessionState = {
  ...{ game: 'blackjack-classic', open: true, demo: false, cash: 5_000n, bonus: undefined, grant: false },
  ...{ stakeLimit: null, lossLimit: null, highest: null, protectionStatus: 'active' as const, cycleMs: 0 },
  ...{ justPlayed: false, ended: false },
};

let numbers = 900_000n;
const nextNumber = (): bigint => (numbers += 1n);

export const seededPlaySessions = (worldOf: () => PlayWorld) => {
  const vaultOf = (seed: number) => {
    const { gamingDeps } = worldOf();
    const bytes = () => Buffer.from(seedText(seed), 'hex');
    return createSeedVault({ ...gamingDeps, random: { ...gamingDeps.random, bytes } });
  };

  const giveMoney = async ({ playerId }: WorldPlayer, { cash, bonus }: Pick<PlaySessionState, 'cash' | 'bonus'>) => {
    const { wallet, database } = worldOf();
    if (cash > 0n)
      await wallet.creditDeposit(database.db, {
        ...{ playerId, paymentId: nextNumber() as never, provider: 'test', currency: 'EUR', amount: cash, to: 'cash' },
        eurRate: 10n ** 18n,
      });
    if (bonus !== undefined)
      await wallet.grantBonus(database.db, {
        ...{ playerId, bonusId: nextNumber(), currency: 'EUR', amount: bonus, wagerRequired: 1_000_000n },
        ...{ maxFirstStake: 500n, expiresAt: new Date(Date.now() + 3_600_000) },
      });
  };

  const launched = async (player: WorldPlayer | undefined, game: string): Promise<PlaySession> => {
    const playSession = await worldOf().gaming.findPlaySession(await worldOf().launch(player, game));
    if (playSession === undefined) throw new Error('No play session');
    return playSession;
  };

  /** Uses the key `opening`. */
  const openRound = async (playSession: PlaySession): Promise<void> => {
    const request = {
      key: 'opening',
      stake: openingStake(playSession.gameId).text,
      params: undefined,
      grantId: undefined,
    };
    const opened = await worldOf().gaming.startRound(playSession, { country: 'MT' }, request);
    if (!opened.ok || opened.round.status !== 'open') throw new Error('The round before did not stay open');
  };

  const demo = async (seed: number, state: PlaySessionState): Promise<PlaySession> => {
    const playSession = await launched(undefined, state.game);
    const { sealed, hash } = vaultOf(seed).make();
    const { db } = worldOf().database;
    await db.run(
      `update demo_seeds set server_seed_enc = $2, server_seed_hash = $3, client_seed = $4
       where id = (select active_seed_id from demo_sessions where id = $1)`,
      [playSession.id, sealed, hash, clientSeed],
    );
    if (state.open) await openRound(playSession);
    await db.run(
      `update demo_sessions set balance = $2, minimum_cycle_ms = $3,
         last_round_at = case when $4 then now() else '-infinity' end where id = $1`,
      [playSession.id, state.cash, state.cycleMs, state.justPlayed],
    );
    return { ...playSession, minimumCycleMs: state.cycleMs };
  };

  const grantSpin = async ({ playerId }: WorldPlayer, game: string): Promise<string> => {
    const { wallet, database, gamingDeps } = worldOf();
    const [from, to] = [new Date(Date.now() - 1_000), new Date(Date.now() + 3_600_000)];
    const grant = await wallet.grantFreeSpins(database.app, {
      ...{
        playerId,
        key: `${game} ${from.getTime()}`,
        currency: 'EUR',
        stake: 100n,
        count: 1,
        games: [game],
        validFrom: from,
        validTo: to,
        bets: { [game]: standardBet(game) },
      },
    });
    return gamingDeps.ids.encode('grt', grant);
  };

  const real = async (
    seed: number,
    state: PlaySessionState,
  ): Promise<{ playSession: PlaySession; grantId: string | undefined }> => {
    const { wallet, database } = worldOf();
    const player = await worldOf().player();
    const { playerId } = player;
    const vault = vaultOf(seed);
    await wallet.insertSeeds(database.app, { playerId, active: { ...vault.make(), clientSeed }, next: vault.make() });
    const playSession = await launched(player, state.game);
    if (state.open) {
      await giveMoney(player, { cash: openingStake(state.game).cents, bonus: undefined });
      await openRound(playSession);
    }
    await giveMoney(player, state);
    const grantId = state.grant ? await grantSpin(player, state.game) : undefined;
    const { stakeLimit, lossLimit, highest: maximumStakeEurCents, protectionStatus } = state;
    await wallet.setGate(database.app, playerId, {
      ...{ stakeLimit: { day: stakeLimit }, lossLimit: { week: lossLimit }, maximumStakeEurCents, protectionStatus },
    });
    const set = (text: string) => database.db.run(`update ${text} where player_id = $1`, [playerId]);
    await set(`play_sessions set minimum_cycle_ms = ${state.cycleMs}`);
    if (state.justPlayed) await set('player_gate set last_round_at = now()');
    if (state.ended) await set('sessions set ended_at = now()');
    return { playSession, grantId };
  };

  return { launched, real, demo };
};
