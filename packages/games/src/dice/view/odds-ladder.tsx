/** Bets that many players choose, by what they pay: one press each. Only where a stage is wide enough for it. */
import './wings.css';
import type { SceneProps } from '../../stage/game-view.ts';
import type { DiceParams, DiceView } from '../game.ts';
import { fieldsOf, withMultiplier, writeScaled } from './linked-fields.ts';
import { texts } from './texts.ts';

const rungs = [100n, 25n, 10n, 5n, 3n, 2n] as const;

type Props = Pick<SceneProps<DiceParams, DiceView>, 'params' | 'onParams' | 'locked' | 'play'>;

export const OddsLadder = ({ params, onParams, locked, play }: Props) => (
  <section className="dice-wing dice-ladder" aria-label={texts.ladder}>
    <h2>{texts.ladder}</h2>
    <ol>
      {rungs.map((times) => {
        const bet = withMultiplier(params.direction, times * 10_000n);
        const { chances } = fieldsOf(bet, 0n);
        const chosen = bet.target === params.target;
        return (
          <li key={times}>
            <button
              type="button"
              aria-pressed={chosen}
              disabled={locked}
              onClick={() => {
                play('tick');
                onParams(bet);
              }}
            >
              <b>{texts.times(times)}</b>
              <i style={{ inlineSize: `${Math.sqrt(chances / 4_950) * 100}%` }} aria-hidden="true" />
              <span>{writeScaled(BigInt(chances), 2)}%</span>
            </button>
          </li>
        );
      })}
    </ol>
  </section>
);
