/** The last rounds, and beside them the switch of the published strategy with what it advises. */
import { HistoryChips } from '../../../stage/history-chips.tsx';
import { Hint } from '../../stage/hint.tsx';
import type { AnteProps, AnteTable } from './ante-table.ts';
import { anteTableTexts as texts } from './texts.ts';

const hintTexts = { name: texts.hint, show: texts.hintOn, hide: texts.hintOff };

interface Props<Hand extends string> {
  readonly game: AnteTable<Hand>;
  readonly props: AnteProps<Hand>;
  /** A round waits for the choice. */
  readonly asks: boolean;
  readonly hint: boolean;
  readonly onHint: (on: boolean) => void;
}

export const AnteHead = <Hand extends string>({ game, props, asks, hint, onHint }: Props<Hand>) => {
  const { round, history, onVerify } = props;
  const { advice, texts: words } = game;
  const advised = hint && asks && round !== undefined ? advice?.(round.view) : undefined;
  return (
    <div className="stage-head">
      <HistoryChips
        history={history}
        label={texts.history}
        text={({ view }) =>
          view.outcome === null ? texts.withoutAnte : (words.letters?.[view.outcome] ?? texts.letters[view.outcome])
        }
        verify={({ view }) => texts.verify(words.result(view))}
        onVerify={onVerify}
      />
      {advice === undefined ? null : (
        <Hint
          on={hint}
          onToggle={() => {
            onHint(!hint);
          }}
          advice={
            advised === undefined || round === undefined
              ? undefined
              : { move: words.advised(advised), on: texts.advisedOn(words.hands[round.view.hand]) }
          }
          texts={hintTexts}
        />
      )}
    </div>
  );
};
