/** The player's last rounds as a row of chips, newest first; a press on one checks it. */
import './history-chips.css';
import { isWin, type ShownRound } from './game-view.ts';

const shown = 12;

interface Props<P, V> {
  history: readonly ShownRound<P, V>[];
  label: string;
  /** Text of a chip. */
  text: (round: ShownRound<P, V>) => string;
  /** What a press on it does, in words. */
  verify: (round: ShownRound<P, V>) => string;
  /** What it is painted by, if that is not whether it was won. */
  kind?: (round: ShownRound<P, V>) => string;
  onVerify: (roundId: string) => void;
}

export const HistoryChips = <P, V>({ history, label, text, verify, kind, onVerify }: Props<P, V>) => (
  <ul className="stage-history" aria-label={label}>
    {history.slice(0, shown).map((round) => (
      <li key={round.id}>
        <button
          type="button"
          className="stage-chip"
          data-won={isWin(round)}
          data-kind={kind?.(round)}
          aria-label={verify(round)}
          onClick={() => {
            onVerify(round.id);
          }}
        >
          {text(round)}
        </button>
      </li>
    ))}
  </ul>
);
