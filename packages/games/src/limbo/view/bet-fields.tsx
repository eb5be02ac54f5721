import { currency } from '@carmine/money';
import { currencyName } from '../../stage/amounts.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import { NumberField } from '../../numbers/stage/number-field.tsx';
import { readScaled, writeScaled } from '../../numbers/stage/scaled.ts';
import type { LimboParams, LimboView } from '../game.ts';
import { fieldsOf, withChance, withPayout, withProfit, withTarget } from './linked-fields.ts';
import { texts } from './texts.ts';

type Props = Pick<SceneProps<LimboParams, LimboView>, 'params' | 'onParams' | 'stake' | 'currency' | 'locked'>;

const trimmed = (text: string): string => text.replace(/([.,]\d\d)(\d*?)0+$/, '$1$2');

export const BetFields = ({ params, onParams, stake, currency: code, locked }: Props) => {
  const { decimals } = currency(code);
  const fields = fieldsOf(params, stake);
  const unit = currencyName(code);
  const typed = (scale: number, make: (value: bigint) => LimboParams) => (text: string) => {
    const value = readScaled(text, scale);
    if (value !== undefined) onParams(make(value));
    return value !== undefined;
  };
  return (
    <div className="numbers-fields">
      <NumberField
        label={texts.target}
        value={writeScaled(BigInt(params.target), 2)}
        unit="×"
        disabled={locked}
        onType={typed(2, withTarget)}
      />
      <NumberField
        label={texts.chance}
        value={trimmed(writeScaled(fields.chance, 6))}
        unit="%"
        disabled={locked}
        onType={typed(6, withChance)}
      />
      <NumberField
        label={texts.payout}
        value={trimmed(writeScaled(fields.payout, decimals))}
        unit={unit}
        disabled={locked}
        onType={typed(decimals, (value) => withPayout(value, stake))}
      />
      <NumberField
        label={texts.profit}
        value={trimmed(writeScaled(fields.profit, decimals))}
        unit={unit}
        disabled={locked}
        onType={typed(decimals, (value) => withProfit(value, stake))}
      />
    </div>
  );
};
