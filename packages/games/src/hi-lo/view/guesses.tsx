/** The two guesses: how likely each is, and what the round is worth after it. */
import { percent } from '../../stage/percent.ts';
import { multiplierText } from '../../multiplier-text.ts';
import type { HiLoView } from '../game.ts';
import { ranks, rightRanks, type Guess } from '../versions/1-odds.ts';
import { texts } from './texts.ts';

interface Props {
  view: HiLoView | undefined;
  /** A round waits for a guess. */
  open: boolean;
  onGuess: (guess: Guess) => void;
}

const Arrow = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 3l9 10h-5.5v8h-7v-8H3z" />
  </svg>
);

export const Guesses = ({ view, open, onGuess }: Props) => {
  const rank = view === undefined ? undefined : (view.cards.at(-1) ?? 0) >> 2;
  return (
    <div className="hilo-guesses">
      {(['higher', 'lower'] as const).map((guess) => {
        const worthE4 = (guess === 'higher' ? view?.higherE4 : view?.lowerE4) ?? null;
        const offered = open && rank !== undefined && worthE4 !== null;
        const atEnd = rank === 0 || rank === ranks - 1;
        return (
          <button
            key={guess}
            type="button"
            className="hilo-guess"
            data-guess={guess}
            disabled={!offered}
            onClick={() => {
              onGuess(guess);
            }}
          >
            <Arrow />
            <span>{texts.guess(guess, atEnd)}</span>
            {offered ? (
              <small>
                {percent(((100 * rightRanks(rank, guess)) / ranks).toFixed(1))} <b>{multiplierText(BigInt(worthE4))}</b>
              </small>
            ) : null}
          </button>
        );
      })}
    </div>
  );
};
