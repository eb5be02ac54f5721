import './scene.css';
import { PickStage, type PickGame } from '../../picks/stage/pick-stage.tsx';
import { Settings } from '../../picks/stage/settings.tsx';
import type { PickSound } from '../../picks/stage/sounds.ts';
import { useRandomKey } from '../../picks/stage/use-random-key.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import type { MinesParams, MinesView } from '../game.ts';
import { gemsWithin, goalOf, mostMines, multiplierE4Of, tiles } from '../versions/1-odds.ts';
import { Gem, Inlay, Mine } from './art.tsx';
import { prospectOf } from './prospect.ts';
import { Status } from './status.tsx';
import { texts } from './texts.ts';

type Props = SceneProps<MinesParams, MinesView, PickSound>;

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
const art = { found: <Gem />, blank: <Mine /> };
const closed = <Inlay />;
/** Numbers of mines that are a press away; all others are in the list. */
const usual = [1, 3, 5, 10, 24];

/** The bet as the house will take it at this stake; an open round has it recorded. */
const limitedBet = ({ params, round, highestClimbE4 }: Props): MinesParams => {
  if (round?.open === true) return round.params;
  return highestClimbE4 === undefined ? params : { ...params, most: gemsWithin(params.mines, highestClimbE4) };
};

const Controls = ({ props, bet }: { props: Props; bet: MinesParams }) => {
  const { params, onParams, locked, round, phase, play } = props;
  const gems = tiles - bet.mines;
  const change = (part: Partial<MinesParams>) => {
    play('tick');
    onParams({ ...params, ...part, most: mostMines });
  };
  return (
    <Settings
      disabled={locked || round?.open === true}
      note={bet.most < gems ? texts.limit(bet.most) : undefined}
      settings={[
        {
          label: texts.mines,
          value: bet.mines,
          usual,
          options: upTo(mostMines).map((mines) => [mines, texts.bet({ ...bet, mines })]),
          onChoose: (mines) => {
            change({ mines, stop: 0 });
          },
        },
        {
          label: texts.stop,
          value: bet.stop,
          options: [[0, texts.never], ...upTo(gems).map((stop) => [stop, texts.gems(stop)] as const)],
          onChoose: (stop) => {
            change({ stop });
          },
        },
      ]}
    >
      <Status prospect={prospectOf(phase === 'waiting' && round?.open !== true ? undefined : round, params.mines)} />
    </Settings>
  );
};

export const MinesScene = (props: Props) => {
  const box = useRandomKey();
  const bet = limitedBet(props);
  const game: PickGame = {
    ...{ tiles, columns: 5, art, closed, texts, openMs: 260 },
    controls: <Controls props={props} bet={bet} />,
    ladder: {
      label: texts.ladder,
      stepsE4: upTo(tiles - bet.mines).map((gems) => multiplierE4Of(bet.mines, gems)),
      goal: goalOf(bet),
      step: texts.gems,
    },
  };
  return (
    <div ref={box} className="mines">
      <PickStage game={game} props={props} />
    </div>
  );
};
