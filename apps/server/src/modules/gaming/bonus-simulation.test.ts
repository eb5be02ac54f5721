import { createHash } from 'node:crypto';
import { simulateBonus, type ChosenBet } from '@carmine/games/bonus-simulation';
import { readAmount, showAmount } from '@carmine/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deviationsOf } from '../../../../../packages/games/testing/compare-bonuses.ts';
import { createPlayWorld, type PlayWorld, type WorldPlayer } from '../../testing/play-world.ts';
import { createSeedVault } from './fairness/server-seed.ts';

/**
 * Bonuses of real players, from the grant to the end, through the calls of the game frame, with outcomes that are the same in every run.
 * `npm run soak` plays 200 of them.
 */
const whole = process.env['REAL_BONUSES'] === 'whole';
const table = [
  // So that cash, bonus and both pay, and what is left is sometimes less than a stake.
  {
    game: 'lantern-harbour',
    players: whole ? 80 : 20,
    deposit: 500n,
    bonus: 1_000n,
    stake: 300n,
    wagerRequired: 1_500n,
  },
  { game: 'dice', players: whole ? 80 : 20, deposit: 500n, bonus: 1_000n, stake: 300n, wagerRequired: 150n },
  // Enough for every double and split: the frame's advice is for a player who can pay for them.
  {
    game: 'blackjack-classic',
    players: whole ? 40 : 20,
    deposit: 300n,
    bonus: 2_200n,
    stake: 100n,
    wagerRequired: 80n,
  },
] as const;
const atOnce = 20;
const mostRounds = 30;

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

let bonusId = 0n;

const seeded = async ({ playerId }: WorldPlayer, name: string): Promise<void> => {
  const { gamingDeps, wallet, database } = world;
  const bytes = () => createHash('sha256').update(name).digest();
  const vault = createSeedVault({ ...gamingDeps, random: { ...gamingDeps.random, bytes } });
  await wallet.insertSeeds(database.app, {
    playerId,
    active: { ...vault.make(), clientSeed: 'bonus' },
    next: vault.make(),
  });
};

const cents = (text: string): bigint => readAmount('EUR', text).subunits;

const playRound = async (token: string, stake: bigint, key: string) => {
  let { status, body } = await world.bet(token, { stake: showAmount('EUR', stake) }, key);
  for (let step = 0; status === 200 || status === 201; step += 1) {
    if (body.status !== 'open') return { ...body, staked: cents(body.staked) };
    const action = { type: body.view['advice'] };
    ({ status, body } = await world.play(
      token,
      'POST',
      `rounds/${body.id}/actions`,
      { seq: body.seq, action },
      `${key}-${step}`,
    ));
  }
  throw new Error(`A round answered ${status} ${JSON.stringify(body)}`);
};

const playBonus = async (line: (typeof table)[number], least: bigint, number: number) => {
  const { game, deposit, bonus, stake, wagerRequired } = line;
  const player = await world.player(deposit);
  await seeded(player, `${game} ${number}`);
  const id = (bonusId += 1n);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const grant = {
    playerId: player.playerId,
    bonusId: id,
    currency: 'EUR',
    amount: bonus,
    wagerRequired,
    expiresAt,
  } as const;
  await world.wallet.grantBonus(world.database.app, { ...grant, maxFirstStake: 500n });
  const token = await world.launch(player, game);
  let [cash, money, staked, rounds]: [bigint, bigint, bigint, number] = [deposit, deposit + bonus, 0n, 0];
  const stateOf = () => world.database.db.one<{ state: string }>('select state from bonuses where id = $1', [id]);
  for (; rounds < mostRounds && money >= least; rounds += 1) {
    const round = await playRound(token, money < stake ? money : stake, `round-${rounds}`);
    cash = cents(round.balance);
    money = cash + cents(round.bonusBalance);
    staked += round.staked;
    if ((await stateOf()).state !== 'active') break;
  }
  const { state } = await stateOf();
  return {
    end: state === 'completed' ? 'completed' : 'lost',
    cash: Number(cash),
    staked: Number(staked),
    rounds,
  } as const;
};

it.each(table)('$players bonuses in $game come to the simulated figures, within four standard errors', async (line) => {
  const { deposit, bonus, stake, wagerRequired } = line;
  const read = async (path: string) =>
    (await world.call({ method: 'GET', url: `/play/v1/games/${line.game}${path}` })).body;
  const [bet, least] = [(await read('/outcomes')).bets[0] as ChosenBet, cents((await read('')).stakes.min)];
  const played: Awaited<ReturnType<typeof playBonus>>[] = [];
  while (played.length < line.players)
    played.push(
      ...(await Promise.all(
        Array.from({ length: atOnce }, (_, index) => playBonus(line, least, played.length + index)),
      )),
    );
  const simulated = simulateBonus({
    terms: { deposit, bonus, wagerRequired, maxStake: 500n, mostRounds },
    ...{ stake, seed: 1, sessions: 10_000, bets: [{ ...bet, leastStake: least, share: 1 }] },
  });
  if (!simulated.ok) throw new Error(simulated.fault);
  // The spread of so few big wins says nothing.
  const { completed, cash, staked } = deviationsOf(played, simulated.figures, 0);
  for (const [name, z] of Object.entries({ completed, cash, staked })) {
    expect.soft({ name, isFar: Math.abs(z ?? Infinity) > 4, z }).toMatchObject({ isFar: false });
  }
});
