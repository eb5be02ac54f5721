import type { Jackpot } from '@carmine/contract/games/jackpots';
import { readAmount, type Money } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { displayMoney, displayWholeEuro } from '../../amounts/display.ts';
import { useRolled } from '../../amounts/use-rolled.ts';
import { jackpotsQuery } from '../../queries/games.ts';

/** From here on a tile has no room for cents. */
const wholeFrom = 100_000n;

const highestOf = (jackpots: readonly Jackpot[], ids: readonly string[]): Money | undefined =>
  jackpots
    .filter(({ id }) => ids.includes(id))
    .map(({ amount }) => readAmount('EUR', amount))
    .reduce<Money | undefined>(
      (high, one) => (high === undefined || one.subunits > high.subunits ? one : high),
      undefined,
    );

const Figure = ({ amount }: { readonly amount: Money }) => {
  const shown = useRolled(amount);
  return (
    <span className="badge-figure num">
      {shown.subunits < wholeFrom ? displayMoney(shown) : displayWholeEuro(shown.subunits / 100n)}
    </span>
  );
};

/** The highest of a game's jackpots now. */
export const JackpotFigure = ({ ids }: { readonly ids: readonly string[] }) => {
  const amount = highestOf(useQuery(jackpotsQuery()).data ?? [], ids);
  return amount === undefined ? null : <Figure amount={amount} />;
};
