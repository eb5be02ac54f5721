import { isWin, type ShownRound } from '../../stage/game-view.ts';
import type { DiceParams, DiceView } from '../game.ts';
import { hundredths } from '../hundredths.ts';
import { texts } from './texts.ts';

const shown = 12;

export const HistoryChips = ({
  history,
  onVerify,
}: {
  history: readonly ShownRound<DiceParams, DiceView>[];
  onVerify: (roundId: string) => void;
}) => (
  <ul className="dice-history" aria-label={texts.history}>
    {history.slice(0, shown).map((round) => (
      <li key={round.id}>
        <button
          type="button"
          className="dice-chip"
          data-won={isWin(round)}
          aria-label={texts.verify(round.view.result, round.view.won)}
          onClick={() => {
            onVerify(round.id);
          }}
        >
          {hundredths(round.view.result)}
        </button>
      </li>
    ))}
  </ul>
);
