/** Seeds, balance and rounds of one launch, in memory. */
import type { PlayRound } from '@carmine/contract/games/play';
import {
  commitment,
  createRng,
  payoutOf,
  replay,
  rngOfDraws,
  stakeUnitsOf,
  type AnyGame,
  type GameAction,
  type Step,
} from '@carmine/games';
import { currency as facts, formatAmount, money, parseAmount, readAmount, type CurrencyCode } from '@carmine/money';
import { jackpotsWon, type FakePools } from './fake-jackpots.ts';
import { fakeProblem, type FakeAnswer, type FakeOptions } from './fake-answer.ts';

interface Pair {
  readonly serverSeed: string;
  readonly clientSeed: string;
  nonce: number;
  revealed: boolean;
}

const seedsOf = ({ serverSeed, clientSeed, revealed }: Pair) => ({
  clientSeed,
  serverSeedHash: commitment(serverSeed),
  ...(revealed ? { serverSeed } : {}),
});

const createSeeds = (origin: string) => {
  let made = 0;
  const make = () => commitment(`${origin}:${(made += 1)}`);
  let active: Pair = { serverSeed: make(), clientSeed: 'dev-player', nonce: 0, revealed: false };
  let next = make();
  const fairness = () => ({
    clientSeed: active.clientSeed,
    serverSeedHash: commitment(active.serverSeed),
    nonce: active.nonce,
    nextServerSeedHash: commitment(next),
  });
  return {
    fairness,
    take: () => ({ pair: active, nonce: active.nonce++ }),
    rotate: (body: { clientSeed?: string }) => {
      active.revealed = true;
      const { serverSeed, clientSeed, nonce } = active;
      const revealed = { serverSeed, serverSeedHash: commitment(serverSeed), clientSeed, nonce };
      active = { serverSeed: next, clientSeed: body.clientSeed ?? clientSeed, nonce: 0, revealed: false };
      next = make();
      return { revealed, active: fairness() };
    },
  };
};

const readBet = (game: AnyGame, currency: CurrencyCode, body: { stake?: string; params?: unknown }) => {
  const stake = parseAmount(currency, body.stake ?? '');
  const params = game.params.safeParse(body.params ?? {});
  return stake.ok && params.success ? { stake: stake.money.subunits, params: params.data } : undefined;
};

interface Played {
  round: PlayRound;
  readonly pair: Pair;
  readonly stake: bigint;
  readonly position: number;
  readonly actions: readonly GameAction[];
  readonly state: unknown;
  /** Parts of it that were shown. */
  presented?: number;
}

/** What a step changes of a round, its id, balances and place among the seeds apart. */
const answerStep = ({ game, currency, pool, falls }: Desk, stake: bigint, staked: bigint, step: Step<unknown>) => {
  const multiplierE4 = step.done ? game.settle(step.state).multiplierE4 : 0n;
  const payout = payoutOf(stake, multiplierE4);
  const text = (subunits: bigint) => formatAmount(money(currency, subunits));
  const jackpots = jackpotsWon(step, { pool, falls });
  const shown = {
    status: step.done ? 'settled' : 'open',
    staked: text(staked),
    payout: text(payout),
    multiplier: Number(multiplierE4),
    view: game.view(step.state) as Record<string, unknown>,
    events: [...step.events],
    legal: step.done ? [] : [...game.legal(step.state)],
    jackpots: jackpots.map(({ name, winBp, won }) => ({ name, winBp, amount: text(won) })),
  } satisfies Partial<PlayRound>;
  return { payout: payout + jackpots.reduce((sum, { won }) => sum + won, 0n), shown };
};

const tooLittle = () => fakeProblem(422, 'insufficient_funds', 'Your balance is too low.');

/** The state behind the fake book. */
const createPurse = (currency: CurrencyCode, options: FakeOptions) => {
  const bonusBalance = options.bonusBalance ?? 50_000_000n;
  let balance = options.balance ?? 1_318_400_000n;
  let net = 0n;
  let winnings = 0n;
  const text = (subunits: bigint) => formatAmount(money(currency, subunits));
  return {
    bonusBalance,
    balance: () => balance,
    net: () => net,
    text,
    covers: (stake: bigint) => stake <= balance + bonusBalance,
    move: (debit: bigint, payout: bigint) => {
      balance += payout - debit;
      net += payout - debit;
    },
    winnings: () => winnings,
    /** Of a free spin: apart from the balance. */
    win: (payout: bigint) => {
      winnings += payout;
    },
    shown: () => ({ balance: text(balance), bonusBalance: text(bonusBalance) }),
  };
};

interface Desk extends FakePools {
  readonly game: AnyGame;
  readonly currency: CurrencyCode;
  readonly purse: ReturnType<typeof createPurse>;
  readonly seeds: ReturnType<typeof createSeeds>;
  /** Newest first. */
  readonly rounds: Played[];
  readonly draws: FakeOptions['draws'];
  readonly grant: Grant;
}

/** The free spins of the launch. */
interface Grant {
  readonly id: string;
  readonly total: number;
  readonly stake: string;
  left: number;
}

const grantOf = ({ count, stake }: NonNullable<FakeOptions['spins']> = { count: 0, stake: '0' }): Grant => ({
  ...{ id: 'fsg_1', total: count, left: count, stake },
});

const begin = (desk: Desk, body: { grantId?: string; stake?: string; params?: unknown }): FakeAnswer => {
  const { game, currency, purse, seeds, rounds, draws, grant } = desk;
  const isFree = body.grantId !== undefined;
  if (isFree && (body.grantId !== grant.id || grant.left === 0))
    return fakeProblem(422, 'free_spins_used', 'These free spins are over.');
  const bet = readBet(game, currency, body);
  if (bet === undefined) return fakeProblem(422, 'validation', 'Something in this bet is not valid.');
  const staked = bet.stake * stakeUnitsOf(game, bet.params);
  if (!isFree && !purse.covers(staked)) return tooLittle();
  const { pair, nonce } = seeds.take();
  const known = rounds.length === 0 ? draws : undefined;
  const rng = known === undefined ? createRng(pair.serverSeed, pair.clientSeed, nonce) : rngOfDraws(known);
  // Real play money is worth what one euro is.
  const params =
    game.stakeInEuros?.(bet.params, (staked * 1_000_000n) / 10n ** BigInt(facts(currency).decimals)) ?? bet.params;
  const step = game.init(params, rng);
  const falls = rounds.length === 0 ? desk.falls : undefined;
  const { payout, shown } = answerStep({ ...desk, falls }, bet.stake, staked, step);
  if (isFree) {
    grant.left -= 1;
    purse.win(payout);
  } else purse.move(staked, payout);
  const round: PlayRound = {
    id: `rnd_${rounds.length + 1}`,
    game: game.id,
    mathVersion: game.mathVersion,
    seq: 0,
    stake: purse.text(bet.stake),
    currency,
    nonce,
    ...(isFree ? { funding: 'free_spin' } : {}),
    params: params as Record<string, unknown>,
    ...shown,
    ...purse.shown(),
    fairness: seedsOf(pair),
    at: new Date().toISOString(),
  };
  rounds.unshift({ round, pair, stake: bet.stake, position: rng.position, actions: [], state: step.state });
  return { status: 201, body: round };
};

const takeAction = (desk: Desk, id: string, body: { seq?: number; action?: GameAction }): FakeAnswer => {
  const { game, purse, rounds } = desk;
  const index = rounds.findIndex(({ round }) => round.id === id);
  const played = rounds[index];
  if (played === undefined) return fakeProblem(404, 'not_found', 'There is no such round.');
  const { round, pair, stake, actions, position } = played;
  const current = { round: { ...round, ...purse.shown(), events: [] } };
  const { seq, action } = body;
  if (round.status !== 'open' || round.seq !== seq || action === undefined)
    return fakeProblem(409, 'stale_action', 'This round has moved on. Here is where it stands.', current);
  const nonce = round.nonce ?? 0;
  const rng = createRng(pair.serverSeed, pair.clientSeed, nonce, position);
  const result = game.act(played.state, action, rng);
  if (!result.ok) return fakeProblem(422, 'illegal_action', 'That is not possible here.', current);
  const debit = stake * (result.step.debitUnits ?? 0n);
  if (!purse.covers(debit)) return tooLittle();
  const all = [...actions, action];
  const staked = replay(game, { ...pair, nonce }, round.params, all).debitUnits * stake;
  const { payout, shown } = answerStep(desk, stake, staked, result.step);
  purse.move(debit, payout);
  const next: PlayRound = { ...round, ...shown, ...purse.shown(), seq: round.seq + 1 };
  rounds[index] = { ...played, round: next, position: rng.position, actions: all, state: result.step.state };
  return { status: 200, body: next };
};

const recordOf = ({ rounds }: Desk, id: string): FakeAnswer => {
  const played = rounds.find(({ round }) => round.id === id);
  if (played === undefined) return fakeProblem(404, 'not_found', 'There is no such round.');
  const actions = played.actions.map((action, index) => ({ seq: index + 1, action }));
  return { status: 200, body: { ...played.round, actions, fairness: seedsOf(played.pair) } };
};

/** The last round, where its playback has parts and some were not presented. */
const unpresentedOf = ({ game, rounds }: Desk): { round: PlayRound; presented: number } | undefined => {
  const [last] = rounds;
  if (last?.round.status !== 'settled') return undefined;
  const { round, state, presented = 0 } = last;
  return presented < (game.parts?.(game.view(state)) ?? 0) ? { round: { ...round, events: [] }, presented } : undefined;
};

const markPresented = ({ rounds }: Desk, id: string, { parts = 0 }: { parts?: number }): FakeAnswer => {
  const played = rounds.find(({ round }) => round.id === id);
  if (played === undefined) return fakeProblem(404, 'not_found', 'There is no such round.');
  played.presented = Math.max(played.presented ?? 0, parts);
  return { status: 204, body: undefined };
};

const read = (currency: CurrencyCode, text: string): bigint => readAmount(currency, text).subunits;

/** A stake counts with its result. */
const openStake = (rounds: readonly Played[], currency: CurrencyCode): bigint =>
  rounds.reduce((sum, { round }) => (round.status === 'open' ? sum + read(currency, round.staked) : sum), 0n);

const playedOf = (rounds: readonly Played[], currency: CurrencyCode) => {
  const settled = rounds.filter(({ round }) => round.status === 'settled').map(({ round }) => round);
  return {
    rounds: settled.length,
    staked: settled.reduce((sum, { staked }) => sum + read(currency, staked), 0n),
    returned: settled.reduce((sum, { payout, jackpots = [] }) => {
      const won = jackpots.reduce((all, { amount }) => all + read(currency, amount), 0n);
      return sum + read(currency, payout) + won;
    }, 0n),
  };
};

export const createFakeBook = (game: AnyGame, currency: CurrencyCode, options: FakeOptions) => {
  const purse = createPurse(currency, options);
  const seeds = createSeeds(options.seed ?? 'development');
  const rounds: Played[] = [];
  const desk: Desk = {
    game,
    currency,
    purse,
    seeds,
    rounds,
    draws: options.draws,
    pool: options.pool ?? 5_000n,
    falls: options.falls,
    grant: grantOf(options.spins),
  };
  const replies = new Map<string, FakeAnswer>();
  const refusals: FakeAnswer[] = [];
  /** A key that was answered is answered the same way again. */
  const once = (key: string | undefined, work: () => FakeAnswer): FakeAnswer => {
    if (key === undefined) return fakeProblem(400, 'idempotency_key_required', 'A bet needs a key.');
    const answer = replies.get(key) ?? refusals.shift() ?? work();
    if (answer.status < 300) replies.set(key, answer);
    return answer;
  };
  return {
    startedAt: new Date(),
    bonusBalance: purse.bonusBalance,
    balance: purse.balance,
    net: () => purse.net() + openStake(rounds, currency),
    played: () => playedOf(rounds, currency),
    spins: () => ({
      freeSpins: desk.grant.left === 0 ? [] : [{ ...desk.grant, grantId: desk.grant.id }],
      ...(purse.winnings() === 0n ? {} : { freeSpinWinnings: purse.text(purse.winnings()) }),
    }),
    fairness: seeds.fairness,
    rotate: seeds.rotate,
    refuseNext: (answer: FakeAnswer) => {
      refusals.push(answer);
    },
    list: () => rounds.map(({ round, pair }) => ({ ...round, events: [], fairness: seedsOf(pair) })),
    open: () => rounds.find(({ round }) => round.status === 'open')?.round,
    record: (id: string) => recordOf(desk, id),
    unpresented: () => unpresentedOf(desk),
    markPresented: (id: string, body: object) => markPresented(desk, id, body),
    bet: (key: string | undefined, body: object) => once(key, () => begin(desk, body)),
    act: (id: string, key: string | undefined, body: object) => once(key, () => takeAction(desk, id, body)),
  };
};
export type FakeBook = ReturnType<typeof createFakeBook>;
