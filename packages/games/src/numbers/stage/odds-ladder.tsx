/** Bets that many players choose, by what they pay: one press each. Only where a stage is wide enough for it. */
import './wings.css';
import { multiplierText } from '../../multiplier-text.ts';
import type { NumberGame, NumberProps } from './number-game.ts';

/** Chance at which a row is full. */
const fullRow = 0.495;

type Props<P> = Pick<NumberProps<P>, 'params' | 'onParams' | 'locked' | 'play'> & { game: NumberGame<P> };

export const OddsLadder = <P,>({ game, params, onParams, locked, play }: Props<P>) => (
  <section className="numbers-wing numbers-ladder" aria-label={game.texts.ladder}>
    <h2>{game.texts.ladder}</h2>
    <ol>
      {game.ladder.rungs.map((times) => {
        const bet = game.ladder.betOf(params, times);
        const chosen = game.targetOf(bet) === game.targetOf(params);
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
              <b>{multiplierText(times * 10_000n)}</b>
              <i
                style={{ inlineSize: `${Math.sqrt(game.ladder.chanceOf(bet) / fullRow) * 100}%` }}
                aria-hidden="true"
              />
              <span>{game.ladder.chanceText(bet)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  </section>
);
