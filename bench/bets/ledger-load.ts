/** Players who bet on dice through the real wallet, for paths without HTTP. */
import { createHash, createHmac } from 'node:crypto';
import type { CurrencyCode } from '@carmine/money';
import type { Database } from '../../apps/server/src/database/database.ts';
import { commitRounds } from '../../apps/server/src/modules/wallet/rounds/commit-store.ts';
import type { RoundElement, Wallet } from '../../apps/server/src/modules/wallet/index.ts';

export interface Player {
  readonly playerId: bigint;
  readonly playSessionId: bigint;
  readonly seedId: bigint;
  nonce: bigint;
}

const serverSeed = 'b'.repeat(64);
const currency: CurrencyCode = 'EUR';
const stake = 100n;
const requestHash = createHash('sha256').update('bench').digest();

/** Each with a sign-in session, a launched game, seeds and more money than a run can lose. */
export const createPlayers = async (owner: Database, count: number): Promise<Player[]> => {
  await owner.run(
    `insert into players (email_hash, password_hash)
     select sha256(convert_to('bench ' || i, 'utf8')), 'none' from generate_series(1, $1) i`,
    [count],
  );
  await owner.run(`insert into sessions (token_hash, player_id, scope, expires_at, address_enc, country, user_agent)
    select sha256(convert_to('session ' || id, 'utf8')), id, 'player', now() + interval '1 day', '', 'MT', 'bench' from players`);
  await owner.run(`select open_wallet(id, 'EUR', true) from players`);
  await owner.run(
    `select insert_seeds(id, 'sealed', repeat('a', 64), 'bench', 'sealed', repeat('b', 64)) from players`,
  );
  await owner.run(`select credit_deposit(id, id, 'provider', 'bench', 'EUR', 1000000000000, 'cash', 1) from players`);
  await owner.run(`insert into play_sessions (token_hash, player_id, session_id, game_id, currency, expires_at)
    select sha256(convert_to('play ' || id, 'utf8')), player_id, id, 'dice', 'EUR', now() + interval '12 hours' from sessions`);
  const rows = await owner.rows<Omit<Player, 'nonce'>>(
    `select g.player_id as "playerId", p.id as "playSessionId", g.active_seed_id as "seedId"
     from player_gate g join play_sessions p on p.player_id = g.player_id order by g.player_id`,
  );
  await owner.run('vacuum analyze');
  return rows.map((row) => ({ ...row, nonce: 0n }));
};

/** What the game would hand over: the outcome of (seed, nonce), computed before the stake is known to be accepted. */
export const nextBet = (player: Player, rest: Partial<RoundElement> = {}): RoundElement => {
  const nonce = player.nonce++;
  const digest = createHmac('sha256', serverSeed).update(`bench:${nonce}:0`).digest();
  const roll = Math.floor((digest.readUInt32BE(0) * 10_000) / 2 ** 32);
  const win = roll < 4_950 ? 2n * stake : 0n;
  return {
    playerId: player.playerId as never,
    playSessionId: player.playSessionId as never,
    key: `bench-${player.seedId}-${nonce}`,
    requestHash,
    gameId: 'dice',
    mathVersion: '3f2a9c417b60',
    currency,
    round: { kind: 'new', seedId: player.seedId as never, nonce, stake },
    funding: 'cash',
    actions: [
      { type: 'BET', amount: stake },
      { type: 'WIN', amount: win },
    ],
    final: true,
    multiplierE4: win === 0n ? 0n : 20_000n,
    outcome: { roll, target: 4_950, over: false },
    draws: [[10_000, roll]],
    country: 'MT',
    eurRate: 10n ** 18n,
    wagerWeightBp: 1_000,
    reply: { view: { roll }, events: [{ type: 'roll', value: roll }] },
    ...rest,
  };
};

/** Each client cycles through separate players, so that no two requests share one. */
export const roundRobin = (players: readonly Player[], clients: number) => {
  const share = Math.floor(players.length / clients);
  const positions = Array.from({ length: clients }, () => 0);
  return (client: number): Player => {
    const position = positions[client] ?? 0;
    positions[client] = (position + 1) % share;
    const player = players[client * share + position];
    if (player === undefined) throw new Error('More clients than players');
    return player;
  };
};

/** One element a call, a connection a client. */
export const singleBets = (database: Database, players: readonly Player[], clients: number) => {
  const nextPlayer = roundRobin(players, clients);
  return async (client: number): Promise<void> => {
    const [reply = 'busy'] = await commitRounds(database, [nextBet(nextPlayer(client))], true);
    const status = reply === 'busy' ? reply : reply.status;
    if (status !== 'settled') throw new Error(`A bet of the benchmark was ${status}`);
  };
};

/** Through the group-commit queue, like the game service. `rest`: additional fields of all bets. */
export const queuedBets = (
  wallet: Wallet,
  players: readonly Player[],
  clients: number,
  rest: Partial<RoundElement> = {},
) => {
  const nextPlayer = roundRobin(players, clients);
  return async (client: number): Promise<void> => {
    const reply = await wallet.commitRound(nextBet(nextPlayer(client), rest));
    if (reply.status !== 'settled') throw new Error(`A bet of the benchmark was ${reply.status}`);
  };
};
