/** A player's activity: actual results, compared with the published odds. */
import type { Activity, ActivityPeriod } from '@carmine/contract/games/activity';
import { formatAmount, money, showAmount } from '@carmine/money';
import type { Clock } from '../../../platform/clock.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Rates } from '../../rates/index.ts';
import type { PlayedBet, PlayedDay, PlayerActivity, Wallet } from '../../wallet/index.ts';
import { byKey, euroMeasures, none, plus, type EuroMeasures, type Played } from '../rounds/euro-measures.ts';
import { expectationOf, nothing, sumOf, type Expectation } from './expectation.ts';
import { leaves } from './promotion-money.ts';
import type { GameLibrary } from '../catalogue/game-library.ts';

export interface ActivityDeps {
  readonly clock: Clock;
  readonly rates: Pick<Rates, 'all'>;
  readonly wallet: Pick<Wallet, 'gate' | 'activity'>;
  readonly games: Pick<GameLibrary, 'byMath'>;
}

const dayMs = 24 * 3_600_000;
const daysOf: Readonly<Record<ActivityPeriod, number>> = { '7d': 7, '30d': 30, '365d': 365 };

const euros = (cents: bigint): string => formatAmount(money('EUR', cents));
const shown = ({ rounds, staked, returned }: Played) => ({
  rounds,
  staked: euros(staked),
  returned: euros(returned),
  net: euros(returned - staked),
});

const shownExpectation = ({ net, variance }: Expectation, actual: bigint) => {
  const deviation = Math.sqrt(variance);
  return {
    net: euros(BigInt(Math.round(net))),
    deviation: euros(BigInt(Math.round(deviation))),
    ...(deviation < 1 ? {} : { distance: Math.round(((Number(actual) - net) / deviation) * 100) / 100 }),
  };
};

const percent = (part: number, whole: number): string => (whole === 0 ? '0.00' : ((part / whole) * 100).toFixed(2));

/** Truncated to two decimals. */
const exactPercent = (part: bigint, whole: bigint): string => {
  const hundredths = (whole === 0n ? 0n : (part * 10_000n) / whole).toString().padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
};

const gameRow = (
  game: string,
  bets: readonly PlayedBet[],
  { sumInEur, centsOf }: EuroMeasures,
  games: ActivityDeps['games'],
) => {
  const played = sumInEur(bets);
  const { returned, staked } = sumInEur(bets.map((bet) => ({ ...bet, returned: bet.returned - bet.jackpots })));
  const parts = bets.map((bet) => expectationOf(games, bet, centsOf(bet.currency)));
  const known = parts.every((part) => part !== undefined) ? parts.reduce(sumOf, nothing) : undefined;
  return {
    played,
    known,
    judgedNet: returned - staked,
    row: {
      game,
      ...shown(played),
      own: exactPercent(played.returned, played.staked),
      ...(known === undefined
        ? {}
        : {
            rtp: percent(known.staked + known.net, known.staked),
            expected: shownExpectation(known, returned - staked),
          }),
    },
  };
};

const spanOf = async ({ clock, wallet }: ActivityDeps, playerId: PlayerId, period: ActivityPeriod) => {
  const timeZone = (await wallet.gate(playerId))?.timeZone ?? 'UTC';
  const to = clock.now();
  return { playerId, timeZone, to, from: new Date(to.getTime() - daysOf[period] * dayMs) };
};

const shownPromotions = ({ promotions }: PlayerActivity, { cents }: EuroMeasures): Activity['promotions'] =>
  [...byKey(promotions, ({ kind }) => kind)].map(([kind, parts]) => {
    const sum = parts.reduce((all, { currency, amount }) => all + cents(currency, amount), 0n);
    return { kind, amount: euros(leaves.has(kind) ? -sum : sum) };
  });

export const readActivity =
  (deps: ActivityDeps) =>
  async (playerId: PlayerId, period: ActivityPeriod): Promise<Activity> => {
    const span = await spanOf(deps, playerId, period);
    const [measured, activity] = await Promise.all([euroMeasures(deps.rates), deps.wallet.activity(span)]);
    const rows = [...byKey(activity.bets, (bet) => bet.gameId)]
      .map(([game, bets]) => gameRow(game, bets, measured, deps.games))
      .sort((a, b) => (a.played.staked < b.played.staked ? 1 : -1));
    const play = rows.map(({ played }) => played).reduce(plus, none);
    // Only games with published odds can be compared, and without jackpots, which have none.
    const judged = rows.filter(({ known }) => known !== undefined);
    const days = [...byKey(activity.days, ({ day }: PlayedDay) => day)];
    const paid = (direction: 'deposit' | 'withdraw') => {
      const parts = activity.paid.filter((part) => part.direction === direction);
      return {
        count: parts.reduce((sum, { count }) => sum + count, 0),
        amount: euros(parts.reduce((sum, part) => sum + measured.cents(part.currency, part.amount), 0n)),
      };
    };
    return {
      ...{ currency: 'EUR', timeZone: span.timeZone, from: span.from.toISOString(), to: span.to.toISOString() },
      play: shown(play),
      deposits: paid('deposit'),
      cashOuts: paid('withdraw'),
      promotions: shownPromotions(activity, measured),
      time: activity.time,
      expected: shownExpectation(
        judged.reduce((sum, { known }) => sumOf(sum, known ?? nothing), nothing),
        judged.reduce((sum, { judgedNet }) => sum + judgedNet, 0n),
      ),
      days: days.map(([day, parts]) => ({ day, ...shown(measured.sumInEur(parts)) })),
      games: rows.map(({ row }) => row),
    };
  };

/** One line per day, game and currency, exact and in that currency. */
export const activityFile =
  (deps: ActivityDeps) =>
  async (playerId: PlayerId, period: ActivityPeriod): Promise<{ name: string; type: string; bytes: Buffer }> => {
    const span = await spanOf(deps, playerId, period);
    const { days } = await deps.wallet.activity(span);
    const lines = days.map(({ day, gameId, currency: code, rounds, staked, returned }) =>
      [
        day,
        gameId,
        code,
        rounds,
        showAmount(code, staked),
        showAmount(code, returned),
        showAmount(code, returned - staked),
      ].join(','),
    );
    const text = ['day,game,currency,rounds,staked,returned,net', ...lines].join('\r\n');
    const name = `activity-${span.from.toISOString().slice(0, 10)}-to-${span.to.toISOString().slice(0, 10)}.csv`;
    return { name, type: 'text/csv; charset=utf-8', bytes: Buffer.from(`${text}\r\n`) };
  };
