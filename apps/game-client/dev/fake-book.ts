/** Seeds, balance and rounds of one launch, in memory. */
import type { PlayRound } from '@carmine/contract';
import { commitment, createRng, payoutOf, type AnyGame } from '@carmine/games';
import { formatAmount, money, parseAmount, type CurrencyCode } from '@carmine/money';
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

/** What a settled round looks like before its id, its balances and its place among the seeds are known. */
const roundOf = (game: AnyGame, currency: CurrencyCode, stake: bigint, params: unknown, pair: Pair, nonce: number) => {
  const { state, events } = game.init(params, createRng(pair.serverSeed, pair.clientSeed, nonce));
  const { multiplierE4 } = game.settle(state);
  const payout = payoutOf(stake, multiplierE4);
  const text = (subunits: bigint) => formatAmount(money(currency, subunits));
  const told = {
    game: game.id,
    mathVersion: game.mathVersion,
    status: 'settled',
    seq: 0,
    stake: text(stake),
    staked: text(stake),
    payout: text(payout),
    multiplier: Number(multiplierE4),
    currency,
    nonce,
    params: params as Record<string, unknown>,
    view: game.view(state) as Record<string, unknown>,
    events: [...events],
    legal: [],
  } satisfies Partial<PlayRound>;
  return { payout, told };
};

export const createFakeBook = (game: AnyGame, currency: CurrencyCode, options: FakeOptions) => {
  const bonusBalance = options.bonusBalance ?? 50_000_000n;
  let balance = options.balance ?? 1_318_400_000n;
  let net = 0n;
  const seeds = createSeeds(options.seed ?? 'development');
  const rounds: { round: PlayRound; pair: Pair }[] = [];
  const replies = new Map<string, FakeAnswer>();
  const refusals: FakeAnswer[] = [];
  const text = (subunits: bigint) => formatAmount(money(currency, subunits));

  const settle = (body: object): FakeAnswer => {
    const bet = readBet(game, currency, body);
    if (bet === undefined) return fakeProblem(422, 'validation', 'Something in this bet is not valid.');
    if (bet.stake > balance + bonusBalance) return fakeProblem(422, 'insufficient_funds', 'Your balance is too low.');
    const { pair, nonce } = seeds.take();
    const { payout, told } = roundOf(game, currency, bet.stake, bet.params, pair, nonce);
    balance += payout - bet.stake;
    net += payout - bet.stake;
    const balances = { balance: text(balance), bonusBalance: text(bonusBalance) };
    const at = new Date().toISOString();
    const round = { id: `rnd_${rounds.length + 1}`, ...told, ...balances, fairness: seedsOf(pair), at };
    rounds.unshift({ round, pair });
    return { status: 201, body: round };
  };

  return {
    startedAt: new Date(),
    bonusBalance,
    balance: () => balance,
    net: () => net,
    fairness: seeds.fairness,
    rotate: seeds.rotate,
    refuseNext: (answer: FakeAnswer) => {
      refusals.push(answer);
    },
    list: () => rounds.map(({ round, pair }) => ({ ...round, fairness: seedsOf(pair) })),
    /** A key that was answered is answered the same way again. */
    bet: (key: string | undefined, body: object): FakeAnswer => {
      if (key === undefined) return fakeProblem(400, 'idempotency_key_required', 'A bet needs a key.');
      const answer = replies.get(key) ?? refusals.shift() ?? settle(body);
      if (answer.status === 201) replies.set(key, answer);
      return answer;
    },
  };
};
export type FakeBook = ReturnType<typeof createFakeBook>;
