import './scene.css';
import { isWin, type SceneProps } from '../../stage/game-view.ts';
import type { DiceParams, DiceView } from '../game.ts';
import { BetFields } from './bet-fields.tsx';
import { Curtain } from './curtain.tsx';
import { HistoryChips } from './history-chips.tsx';
import { OddsLadder } from './odds-ladder.tsx';
import { ResultNumber } from './result-number.tsx';
import { RollChart } from './roll-chart.tsx';
import { TargetLine } from './target-line.tsx';
import { useRoll } from './use-roll.ts';
import { Valance } from './valance.tsx';

export const DiceScene = (props: SceneProps<DiceParams, DiceView>) => {
  const roll = useRoll(props);
  const { round } = props;
  const state = roll.rolling || round === undefined ? 'open' : isWin(round) ? 'won' : 'lost';
  return (
    <div className="dice" data-phase={props.phase}>
      <Curtain />
      <Valance />
      <div className="dice-table">
        <HistoryChips history={props.history} onVerify={props.onVerify} />
        <ResultNumber
          roll={roll}
          round={round}
          params={props.params}
          currency={props.currency}
          reducedMotion={props.reducedMotion}
        />
        <OddsLadder params={props.params} onParams={props.onParams} locked={props.locked} play={props.play} />
        <RollChart history={props.history} params={props.params} />
        <TargetLine
          params={props.params}
          onParams={props.onParams}
          locked={props.locked}
          play={props.play}
          roll={roll}
          state={state}
        />
        <BetFields
          params={props.params}
          onParams={props.onParams}
          stake={props.stake}
          currency={props.currency}
          locked={props.locked}
          play={props.play}
        />
      </div>
    </div>
  );
};
