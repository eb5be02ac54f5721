import './scene.css';
import type { NumberGame, NumberProps } from '../../numbers/stage/number-game.ts';
import { NumberStage } from '../../numbers/stage/number-stage.tsx';
import { writeScaled } from '../../numbers/stage/scaled.ts';
import { stageTexts } from '../../stage/texts.ts';
import type { DiceParams } from '../game.ts';
import { hundredths } from '../hundredths.ts';
import { chancesOf, outcomes } from '../versions/1-chances.ts';
import { BetFields } from './bet-fields.tsx';
import { Curtain } from './curtain.tsx';
import { dragged, nudged, withMultiplier } from './linked-fields.ts';
import { texts } from './texts.ts';
import { Valance } from './valance.tsx';

const game: NumberGame<DiceParams> = {
  outcomes,
  targetOf: ({ target }) => target,
  sideOf: ({ direction }) => direction,
  read: hundredths,
  nudged,
  dragged: ({ direction }, target) => dragged(direction, target),
  ladder: {
    rungs: [100n, 25n, 10n, 5n, 3n, 2n],
    betOf: ({ direction }, times) => withMultiplier(direction, times * 10_000n),
    chanceOf: (params) => chancesOf(params) / outcomes,
    chanceText: (params) => stageTexts.percent(writeScaled(BigInt(chancesOf(params)), 2)),
  },
  texts: {
    ...texts,
    side: ({ direction }) => texts.direction[direction],
    verify: ({ result, won }) => texts.verify(result, won),
  },
  timings: { markerMs: 420, countMs: 300 },
  backdrop: (
    <>
      <Curtain />
      <Valance />
    </>
  ),
};

export const DiceScene = (props: NumberProps<DiceParams>) => (
  <NumberStage game={game} props={props}>
    <BetFields
      params={props.params}
      onParams={props.onParams}
      stake={props.stake}
      currency={props.currency}
      locked={props.locked}
      play={props.play}
    />
  </NumberStage>
);
