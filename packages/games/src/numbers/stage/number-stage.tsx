/**
 * Stage of games in which one number falls on a line: the number, the line with its target, the odds, the last rounds. A game provides
 * rules, texts, theme, and its own fields below the line.
 */
import './numbers.css';
import type { ReactNode } from 'react';
import { isWin } from '../../stage/game-view.ts';
import { GraphSwitch } from '../../stage/graph-switch.tsx';
import { HistoryChips } from '../../stage/history-chips.tsx';
import { InstantSwitch, useInstantMode } from '../../stage/instant-mode.tsx';
import type { NumberGame, NumberProps } from './number-game.ts';
import { OddsLadder } from './odds-ladder.tsx';
import { ResultNumber } from './result-number.tsx';
import { RollChart } from './roll-chart.tsx';
import { TargetLine } from './target-line.tsx';
import { useRoll } from './use-roll.ts';

interface Props<P> {
  game: NumberGame<P>;
  props: NumberProps<P>;
  children?: ReactNode;
}

export const NumberStage = <P,>({ game, props: given, children }: Props<P>) => {
  const [props, instant] = useInstantMode(given);
  const roll = useRoll(props, game.timings);
  const { round } = props;
  const state = roll.rolling || round === undefined ? 'open' : isWin(round) ? 'won' : 'lost';
  return (
    <div className="numbers" data-phase={props.phase}>
      {game.backdrop}
      <div className="numbers-table">
        <div className="stage-head">
          <HistoryChips
            history={props.history}
            label={game.texts.history}
            text={({ view }) => game.read(view.result)}
            verify={({ view }) => game.texts.verify(view)}
            onVerify={props.onVerify}
          />
          <GraphSwitch history={props.history} currency={props.currency} />
          <InstantSwitch instant={instant} />
        </div>
        <ResultNumber
          game={game}
          roll={roll}
          round={round}
          params={props.params}
          currency={props.currency}
          reducedMotion={props.reducedMotion}
        />
        <OddsLadder
          game={game}
          params={props.params}
          onParams={props.onParams}
          locked={props.locked}
          play={props.play}
        />
        <RollChart game={game} history={props.history} params={props.params} />
        <TargetLine
          game={game}
          params={props.params}
          onParams={props.onParams}
          locked={props.locked}
          play={props.play}
          roll={roll}
          state={state}
        />
        {children}
      </div>
    </div>
  );
};
