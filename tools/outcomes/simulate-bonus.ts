/**
 * `npm run simulate-bonus -- --game lantern-harbour [--bet 0] [--deposit 50] [--bonus 100] [--wagering 35] [--stake 1] [--max-stake 5]
 * [--rounds 15000] [--currency EUR] [--cap amount] [--least 0.10] [--sessions n] [--seed 1] [--json]`: the figures of the site's bonus
 * simulator, from the same published distributions. Several games with `--game a,b`, their shares with `--shares 3,1`, and how much of their
 * stakes counts, if the bonus has terms of its own for them, with `--weights 100,50`.
 */
import { parseArgs } from 'node:util';
import { gameById, publishedOutcomes, registry } from '@carmine/games';
import { simulateBonus, type BonusFigures, type ChosenBet, type Figure } from '@carmine/games/bonus-simulation';
import { money, moneyText, parseCurrencyCode, readAmount } from '@carmine/money';

/** Of which most counts. */
const likely = registry.toSorted((a, b) => b.catalogue.wagerWeightBp - a.catalogue.wagerWeightBp)[0];

const text = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({
  options: {
    ...{
      game: text(likely?.id ?? ''),
      bet: text('0'),
      shares: text(''),
      weights: text(''),
      currency: text('EUR'),
      seed: text('1'),
    },
    ...{ deposit: text('50'), bonus: text('100'), wagering: text('35'), stake: text('1'), 'max-stake': text('5') },
    ...{ rounds: text('15000'), least: text('0.10'), cap: { type: 'string' }, sessions: { type: 'string' } },
    json: { type: 'boolean', default: false },
  },
});

const code = parseCurrencyCode(values.currency);
if (code === undefined) throw new Error(`There is no currency ${values.currency}`);
const amount = (units: string): bigint => readAmount(code, units).subunits;
const shares = values.shares.split(',').map((share) => parseInt(share, 10) || 1);
const weights = values.weights === '' ? [] : values.weights.split(',').map((percent) => parseInt(percent, 10));

const chosen = async (id: string, index: number): Promise<ChosenBet> => {
  const game = gameById(id);
  const found = game === undefined ? undefined : (await publishedOutcomes(game))?.[parseInt(values.bet, 10)];
  if (found === undefined) throw new Error(`${id} publishes no such bet`);
  process.stderr.write(`${id}, bet ${found.bet}: distribution ${found.hash}\n`);
  const weight = weights[index];
  // A bet that does not count does not count under any terms.
  const weightBp = found.weightBp === 0 || weight === undefined ? found.weightBp : weight * 100;
  return { ...found, weightBp, leastStake: amount(values.least), share: shares[index] ?? 1 };
};

const simulated = simulateBonus({
  terms: {
    deposit: amount(values.deposit),
    bonus: amount(values.bonus),
    wagerRequired: amount(values.bonus) * BigInt(values.wagering),
    maxStake: amount(values['max-stake']),
    mostRounds: parseInt(values.rounds, 10),
    conversionCap: values.cap === undefined ? undefined : amount(values.cap),
  },
  stake: amount(values.stake),
  bets: await Promise.all(values.game.split(',').map(chosen)),
  seed: parseInt(values.seed, 10),
  sessions: values.sessions === undefined ? undefined : parseInt(values.sessions, 10),
});
if (!simulated.ok) throw new Error(`Not simulated: ${simulated.fault}`);

const shown = (value: number): string => moneyText(money(code, BigInt(Math.round(value))));
const row = ({ value, se }: Figure) => ({ figure: shown(value), 'standard error': shown(se) });
const chance = ({ value, se }: Figure) => ({
  figure: `${(value * 100).toFixed(1)} %`,
  'standard error': `${(se * 100).toFixed(1)} %`,
});
const table = ({ ends, withBonus, withoutBonus, cost, costWithout, worth, staked }: BonusFigures) => ({
  ...{
    'wagering completed': chance(ends.completed),
    'money gone': chance(ends.lost),
    'time over': chance(ends.expired),
  },
  ...{ 'cash left': row(withBonus.mean), spread: row(withBonus.sd), '5 %': row(withBonus.percentiles[0]) },
  ...{ '50 %': row(withBonus.percentiles[1]), '95 %': row(withBonus.percentiles[2]), cost: row(cost) },
  ...{ 'cash left without bonus': row(withoutBonus.mean), 'cost without bonus': row(costWithout) },
  ...{ 'bonus is worth': row(worth), staked: row(staked) },
});
if (values.json) console.log(JSON.stringify(simulated.figures, null, 2));
else {
  console.table(table(simulated.figures));
  process.stderr.write(`${simulated.figures.sessions} bonuses from seed ${simulated.figures.seed}\n`);
}
