/**
 * A play server for work on the frame and for its tests: the real rules and seeds, balances in memory, no login. It
 * answers the calls of the contract and can be told to misbehave.
 */
import { commitment, createRng, gameById, payoutOf, proofRows, type AnyGame } from '@carmine/games';
import type { PlayRound, PlaySessionAnswer } from '@carmine/contract';
import { formatAmount, money, parseAmount, type CurrencyCode } from '@carmine/money';
import { z } from 'zod';

export interface FakeOptions {
  readonly gameId?: string;
  readonly mode?: 'real' | 'demo';
  readonly currency?: CurrencyCode;
  readonly balance?: bigint;
  readonly bonusBalance?: bigint;
  readonly eurRate?: string;
  readonly levels?: readonly string[];
  readonly minCycleMs?: number;
  readonly realityCheckMinutes?: number;
  readonly startedAt?: Date;
  /** The first server seed; the following ones are derived from it. */
  readonly seed?: string;
}

export interface FakeAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface Pair {
  readonly serverSeed: string;
  readonly clientSeed: string;
  nonce: number;
  revealed: boolean;
}

const defaultLevels = ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00'];

const problem = (status: number, code: string, message: string, extra: object = {}): FakeAnswer => ({
  status,
  body: { type: 'about:blank', title: code, status, code, message, requestId: 'dev', ...extra },
});

export const createFakePlay = (options: FakeOptions = {}) => {
  const currency = options.currency ?? 'USDT';
  const game = gameById(options.gameId ?? 'dice');
  if (game === undefined) throw new Error('No such game');
  let balance = options.balance ?? 1_318_400_000n;
  let net = 0n;
  const bonusBalance = options.bonusBalance ?? 50_000_000n;
  const startedAt = options.startedAt ?? new Date();
  const rounds: { round: PlayRound; pair: Pair }[] = [];
  const answers = new Map<string, FakeAnswer>();
  const refusals: FakeAnswer[] = [];
  let seedCount = 0;
  const nextSeed = () => commitment(`${options.seed ?? 'development'}:${(seedCount += 1)}`);
  let active: Pair = { serverSeed: nextSeed(), clientSeed: 'dev-player', nonce: 0, revealed: false };
  let next = nextSeed();

  const text = (subunits: bigint) => formatAmount(money(currency, subunits));
  const inUnits = (units: string) => {
    const parsed = parseAmount(currency, units);
    return text(parsed.ok ? parsed.money.subunits : 1n);
  };
  const levels = (options.levels ?? defaultLevels).map(inUnits);
  const stakes = {
    currency,
    min: levels[0] ?? '1',
    max: levels.at(-1) ?? '1',
    initial: levels[Math.floor(levels.length / 2)] ?? '1',
    levels,
  };
  const fairness = () => ({
    clientSeed: active.clientSeed,
    serverSeedHash: commitment(active.serverSeed),
    nonce: active.nonce,
    nextServerSeedHash: commitment(next),
  });
  const seedsOf = (pair: Pair) => ({
    clientSeed: pair.clientSeed,
    serverSeedHash: commitment(pair.serverSeed),
    ...(pair.revealed ? { serverSeed: pair.serverSeed } : {}),
  });

  const session = (): PlaySessionAnswer => ({
    mode: options.mode ?? 'real',
    currency,
    balance: text(balance),
    bonusBalance: text(bonusBalance),
    game: game.id,
    limits: { ...stakes, minCycleMs: options.minCycleMs ?? 0 },
    freeSpins: [],
    fairness: fairness(),
    ...(currency === 'EUR' ? {} : { eurRate: options.eurRate ?? '0.92' }),
    startedAt: startedAt.toISOString(),
    expiresAt: new Date(startedAt.getTime() + 86_400_000).toISOString(),
    net: text(net),
    ...(bonusBalance > 0n ? { bonus: { wagered: text(62n), wagerRequired: text(100n) } } : {}),
    ...(options.realityCheckMinutes === undefined ? {} : { realityCheckMinutes: options.realityCheckMinutes }),
  });

  const info = (rules: AnyGame) => ({
    id: rules.id,
    name: rules.name,
    provider: rules.info.provider,
    kind: rules.kind,
    version: rules.version,
    mathVersion: rules.mathVersion,
    rules: rules.info.rules,
    params: z.toJSONSchema(rules.params, { io: 'input' }),
    paramsExample: rules.params.parse({}),
    paytable: rules.info.paytable,
    rtp: proofRows(rules),
    stakes,
  });

  const settle = (body: { stake?: string; params?: unknown }): FakeAnswer => {
    const stake = parseAmount(currency, body.stake ?? '');
    const params = game.params.safeParse(body.params ?? {});
    if (!stake.ok || !params.success) return problem(422, 'validation', 'Something in this bet is not valid.');
    const { subunits } = stake.money;
    if (subunits > balance + bonusBalance) return problem(422, 'insufficient_funds', 'Your balance is too low.');
    const pair = active;
    const { nonce } = pair;
    const step = game.init(params.data, createRng(pair.serverSeed, pair.clientSeed, nonce));
    pair.nonce += 1;
    const { multiplierE4 } = game.settle(step.state);
    const payout = payoutOf(subunits, multiplierE4);
    balance += payout - subunits;
    net += payout - subunits;
    const round: PlayRound = {
      id: `rnd_${rounds.length + 1}`,
      game: game.id,
      mathVersion: game.mathVersion,
      status: 'settled',
      seq: 0,
      stake: text(subunits),
      staked: text(subunits),
      payout: text(payout),
      multiplier: Number(multiplierE4),
      currency,
      balance: text(balance),
      bonusBalance: text(bonusBalance),
      nonce,
      params: params.data as Record<string, unknown>,
      view: game.view(step.state) as Record<string, unknown>,
      events: [...step.events],
      legal: [],
      fairness: seedsOf(pair),
      at: new Date().toISOString(),
    };
    rounds.unshift({ round, pair });
    return { status: 201, body: round };
  };

  const bet = (key: string | undefined, body: object): FakeAnswer => {
    if (key === undefined) return problem(400, 'idempotency_key_required', 'A bet needs a key.');
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = refusals.shift() ?? settle(body);
    if (answer.status === 201) answers.set(key, answer);
    return answer;
  };

  const rotate = (clientSeed: string | undefined): FakeAnswer => {
    active.revealed = true;
    const { serverSeed, nonce } = active;
    const revealed = { serverSeed, serverSeedHash: commitment(serverSeed), clientSeed: active.clientSeed, nonce };
    active = { serverSeed: next, clientSeed: clientSeed ?? active.clientSeed, nonce: 0, revealed: false };
    next = nextSeed();
    return { status: 200, body: { revealed, active: fairness() } };
  };

  return {
    /** One call of the contract. `undefined` for an address that is none of ours. */
    handle: (method: string, path: string, body: object, key?: string): FakeAnswer | undefined => {
      const route = `${method} ${path.split('?')[0]}`;
      if (route === 'GET /play/v1/session') return { status: 200, body: session() };
      if (route === `GET /play/v1/games/${game.id}`) return { status: 200, body: info(game) };
      if (route === 'GET /play/v1/fairness') return { status: 200, body: fairness() };
      if (route === 'POST /play/v1/fairness/rotate') return rotate((body as { clientSeed?: string }).clientSeed);
      if (route === 'GET /play/v1/rounds')
        return { status: 200, body: rounds.map(({ round, pair }) => ({ ...round, fairness: seedsOf(pair) })) };
      return route === 'POST /play/v1/rounds' ? bet(key, body) : undefined;
    },
    /** The next bet is refused like this. */
    refuseNext: (status: number, code: string, message: string, extra?: object) => {
      refusals.push(problem(status, code, message, extra));
    },
    balance: () => balance,
    rounds: () => rounds.length,
  };
};
export type FakePlay = ReturnType<typeof createFakePlay>;
