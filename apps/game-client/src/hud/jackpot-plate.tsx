/** A jackpot over the whole stage: the amount counts up, and a press or the next round ends it. */
import './jackpot-plate.css';
import { amountWithUnit, useRollingAmount, type SceneProps } from '@carmine/games/stage';
import type { CurrencyCode } from '@carmine/money';
import { useEffect, useState } from 'react';
import { jackpotTexts as texts } from '../texts/jackpot.ts';

const countMs = 4_000;

interface Props {
  amount: bigint;
  currency: CurrencyCode;
  reducedMotion: boolean;
  play: SceneProps['play'];
}

export const JackpotPlate = ({ amount, currency, reducedMotion, play }: Props) => {
  const [closed, setClosed] = useState(false);
  const [goal, setGoal] = useState(reducedMotion ? amount : 0n);
  const shown = useRollingAmount(goal, countMs, reducedMotion);
  useEffect(() => {
    setGoal(amount);
    play('bigWin');
    // Once, not again on rerender.
  }, [amount, play]);
  if (closed) return null;
  return (
    <div className="jackpot-plate" data-still={reducedMotion}>
      <p className="hud-hidden" role="status">
        {texts.won(amountWithUnit(currency, amount))}
      </p>
      <div className="jackpot-card">
        <h2>{texts.title}</h2>
        <p>{amountWithUnit(currency, shown)}</p>
        <button
          type="button"
          className="hud-button"
          onClick={() => {
            setClosed(true);
          }}
        >
          {texts.close}
        </button>
      </div>
    </div>
  );
};
