/** A jackpot over the whole stage: its level, the amount counting up, sparks; a press or the next round ends it. */
import './jackpot-plate.css';
import { amountWithUnit, poolLevel, useRollingAmount, type SceneProps, type WonJackpot } from '@carmine/games/stage';
import type { CurrencyCode } from '@carmine/money';
import { useEffect, useState, type CSSProperties } from 'react';
import { jackpotTexts as texts } from '../../texts/jackpot.ts';

const countMs = 4_000;
const sparks = 26;

/** Spread without chance: the same on every screen. */
const sparkStyle = (index: number): CSSProperties => ({
  left: `${(index * 37) % 100}%`,
  animationDelay: `${-((index * 53) % 100) / 25}s`,
  animationDuration: `${2.6 + ((index * 29) % 10) / 5}s`,
  scale: `${0.5 + ((index * 17) % 10) / 8}`,
});

/** How many characters the widest amount has, so that it fits a phone. */
const figuresOf = (currency: CurrencyCode, won: readonly Pick<WonJackpot, 'amount'>[]): CSSProperties =>
  ({ '--figures': Math.max(...won.map(({ amount }) => amountWithUnit(currency, amount).length)) }) as CSSProperties;

interface Props {
  won: readonly WonJackpot[];
  /** Not where it comes to no more than was staked: then the amount stands there, and that is all. */
  celebrated: boolean;
  currency: CurrencyCode;
  reducedMotion: boolean;
  play: SceneProps['play'];
}

const Amount = ({
  amount,
  currency,
  reducedMotion,
}: { amount: bigint } & Pick<Props, 'currency' | 'reducedMotion'>) => {
  const shown = useRollingAmount(amount, countMs, reducedMotion, 0n);
  return <p>{amountWithUnit(currency, shown)}</p>;
};

export const JackpotPlate = ({ won, celebrated, currency, reducedMotion, play }: Props) => {
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (celebrated) play('bigWin');
    // Once, not again on rerender.
  }, [play, celebrated]);
  if (closed) return null;
  const levels = won.map(({ name, amount }) => ({ name, level: poolLevel(name), amount }));
  return (
    <div className="jackpot-plate" data-still={reducedMotion || !celebrated} data-level={levels.at(-1)?.level}>
      <p className="hud-hidden" role="status">
        {levels.map(({ level, amount }) => texts.won(texts.levels[level], amountWithUnit(currency, amount))).join(' ')}
      </p>
      {celebrated ? <i className="jackpot-rays" /> : null}
      {reducedMotion || !celebrated ? null : (
        <div className="jackpot-sparks" aria-hidden="true">
          {Array.from({ length: sparks }, (_, index) => (
            <i key={index} style={sparkStyle(index)} />
          ))}
        </div>
      )}
      <div className="jackpot-card" style={figuresOf(currency, levels)}>
        <h2>{texts.title}</h2>
        {levels.map(({ name, level, amount }) => (
          <div key={name} className="jackpot-won" data-level={level}>
            {level === 'must-hit' ? null : <h3>{texts.levels[level]}</h3>}
            <Amount amount={amount} currency={currency} reducedMotion={reducedMotion || !celebrated} />
          </div>
        ))}
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
