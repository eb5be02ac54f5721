import { currency } from '@carmine/money';
import { currencyName } from '../../stage/amounts.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import type { DiceParams, DiceView } from '../game.ts';
import { hundredths } from '../hundredths.ts';
import { fieldsOf, swapped, withChances, withMultiplier, withProfit, withTarget } from './linked-fields.ts';
import { NumberField } from '../../numbers/stage/number-field.tsx';
import { readScaled, writeScaled } from '../../numbers/stage/scaled.ts';
import { texts } from './texts.ts';

type Props = Pick<SceneProps<DiceParams, DiceView>, 'params' | 'onParams' | 'stake' | 'currency' | 'locked' | 'play'>;

export const BetFields = ({ params, onParams, stake, currency: code, locked, play }: Props) => {
  const { direction, target } = params;
  const { decimals } = currency(code);
  const fields = fieldsOf(params, stake);
  const typed = (scale: number, make: (value: bigint) => DiceParams) => (text: string) => {
    const value = readScaled(text, scale);
    if (value !== undefined) onParams(make(value));
    return value !== undefined;
  };
  return (
    <div className="numbers-fields">
      <NumberField
        label={texts.multiplier}
        value={writeScaled(fields.multiplierE4, 4)}
        unit="×"
        disabled={locked}
        onType={typed(4, (value) => withMultiplier(direction, value))}
      />
      <NumberField
        label={texts.direction[direction]}
        value={hundredths(target)}
        disabled={locked}
        onType={typed(2, (value) => withTarget(direction, Number(value)))}
      >
        <button
          type="button"
          className="numbers-swap"
          aria-label={texts.swap(direction)}
          disabled={locked}
          onClick={() => {
            play('press');
            onParams(swapped(params));
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 8h14l-4-4M20 16H6l4 4" />
          </svg>
        </button>
      </NumberField>
      <NumberField
        label={texts.chance}
        value={writeScaled(BigInt(fields.chances), 2)}
        unit="%"
        disabled={locked}
        onType={typed(2, (value) => withChances(direction, value))}
      />
      <NumberField
        label={texts.profit}
        value={writeScaled(fields.profit, decimals).replace(/([.,]\d\d)(\d*?)0+$/, '$1$2')}
        unit={currencyName(code)}
        disabled={locked}
        onType={typed(decimals, (value) => withProfit(direction, value, stake))}
      />
    </div>
  );
};
