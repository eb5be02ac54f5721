/** Own bets at the table, and the money in them; each order once by its key. */
import type { TableBet } from '@carmine/contract/games/live-tables';
import { createRng, payoutOf, worthAt, type AnyGame } from '@carmine/games';
import { formatAmount, money, parseAmount, type CurrencyCode } from '@carmine/money';
import { fakeProblem, type FakeAnswer, type FakeOptions } from './fake-answer.ts';
import { flightBetParts } from './fake-flight.ts';

interface Round {
  readonly game: AnyGame;
  readonly currency: CurrencyCode;
  readonly seeds: { readonly link: string; readonly salt: string };
  readonly isKnown: boolean;
  /** How far a flight has come, in hundredths. */
  readonly factor: () => number;
  readonly isOver: () => boolean;
}

/** What the player has at the table. */
interface Purse {
  bets: TableBet[];
  balance: bigint;
  made: number;
  readonly answered: Map<string, FakeAnswer>;
}

type Params = Record<string, unknown>;

const unitsIn = ({ game }: Round, params: Params): number =>
  game.live?.flight === undefined
    ? Object.values((params['chips'] ?? {}) as Record<string, number>).reduce((sum, one) => sum + one, 0)
    : 1;

const place = (round: Round, purse: Purse, stake: bigint, params: Params, at?: number): TableBet => {
  const { game, currency, seeds, isKnown } = round;
  const text = (subunits: bigint) => formatAmount(money(currency, subunits));
  const staked = stake * BigInt(unitsIn(round, params));
  const { state } = game.init(game.params.parse(params), createRng(seeds.link, seeds.salt, 0));
  const settled = isKnown ? payoutOf(stake, game.settle(state).multiplierE4) : 0n;
  purse.made += 1;
  const bet: TableBet = {
    ...{ id: `rnd_${purse.made}`, round: 'lrd_now', state: isKnown ? 'settled' : 'placed', currency, params },
    ...{ stake: text(stake), staked: text(staked), payout: text(at === undefined ? settled : worthAt(stake, at)) },
    ...(game.live?.flight === undefined ? {} : flightBetParts(at)),
  };
  purse.balance -= staked;
  purse.bets = [...purse.bets, bet];
  return bet;
};

const undo = (purse: Purse, bet: TableBet, staked: bigint): TableBet => {
  purse.balance += staked;
  purse.bets = purse.bets.filter((one) => one !== bet);
  return { ...bet, state: 'undone' };
};

const cashOut = ({ currency, factor }: Round, purse: Purse, bet: TableBet, stake: bigint): TableBet => {
  const at = factor();
  const payout = worthAt(stake, at);
  const text = formatAmount(money(currency, payout));
  const out: TableBet = { ...bet, ...flightBetParts(at), state: 'settled', payout: text };
  purse.balance += payout;
  purse.bets = purse.bets.map((one) => (one === bet ? out : one));
  return out;
};

export const createFakeTableBets = (round: Round, options: FakeOptions) => {
  const { currency } = round;
  const purse: Purse = { bets: [], balance: options.balance ?? 100_000n, made: 0, answered: new Map() };
  const text = (subunits: bigint) => formatAmount(money(currency, subunits));
  const read = (amount: string): bigint | undefined => {
    const parsed = parseAmount(currency, amount);
    return parsed.ok ? parsed.money.subunits : undefined;
  };
  const balances = () => ({ balance: text(purse.balance), bonusBalance: text(options.bonusBalance ?? 0n) });
  const { chips, flight = [] } = options.live ?? {};
  const unit = read('1') ?? 1n;
  if (chips !== undefined) place(round, purse, unit, { chips });
  for (const { params, at } of flight) place(round, purse, unit * 5n, params, at);

  const ordered = (path: string, body: object): FakeAnswer => {
    const [, id, order] = /^\/(\w+)\/(undo|cash-out)$/.exec(path) ?? [];
    const { stake = '', params = {} } = body as { stake?: string; params?: Params };
    const bet = purse.bets.find((one) => one.id === id);
    const amount = read(order === undefined ? stake : (bet?.[order === 'undo' ? 'staked' : 'stake'] ?? ''));
    if (amount === undefined) return { status: 422, body: {} };
    if (bet === undefined) return { status: 201, body: { ...place(round, purse, amount, params), ...balances() } };
    if (order === 'undo') return { status: 200, body: { ...undo(purse, bet, amount), ...balances() } };
    if (round.isOver()) return fakeProblem(409, 'flight_over', 'The comet broke.');
    return { status: 200, body: { ...cashOut(round, purse, bet, amount), ...balances() } };
  };

  return {
    balances,
    list: (): FakeAnswer => ({ status: 200, body: purse.bets }),
    /** What is behind the path of all bets. */
    order: (path: string, body: object, key = ''): FakeAnswer => {
      const answer = purse.answered.get(key) ?? ordered(path, body);
      purse.answered.set(key, answer);
      return answer;
    },
  };
};
