/** A tower of eight floors: behind one window of each waits a lamp or a raven, and every floor is worth more than the last. */
import './scene.css';
import { stepsWithin } from '../../picks/climb.ts';
import { MultiplierLadder } from '../../picks/stage/multiplier-ladder.tsx';
import { PickStage, type PickGame } from '../../picks/stage/pick-stage.tsx';
import { Settings } from '../../picks/stage/settings.tsx';
import type { PickSound } from '../../picks/stage/sounds.ts';
import { useRandomKey } from '../../picks/stage/use-random-key.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import type { TowerParams, TowerView } from '../game.ts';
import { climbOf, difficulties, difficultyNames, floors, goalOf } from '../versions/1-odds.ts';
import { Crown, Dusk, Lamp, Raven, Shutters } from './art.tsx';
import { texts } from './texts.ts';

type Props = SceneProps<TowerParams, TowerView, PickSound>;

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
const art = { found: <Lamp />, blank: <Raven /> };
const closed = <Shutters />;
const backdrop = <Dusk />;

/** The round that is shown, else the bet as the house will take it at this stake. */
const shownBet = ({ params, round, phase, highestClimbE4 }: Props): TowerParams => {
  if (round?.open === true || phase === 'showing') return round?.params ?? params;
  if (highestClimbE4 === undefined) return params;
  return { ...params, most: stepsWithin(climbOf(params.difficulty), highestClimbE4) };
};

const Controls = ({ props, bet }: { props: Props; bet: TowerParams }) => {
  const { params, onParams, locked, round, play } = props;
  const change = (part: Partial<TowerParams>) => {
    play('tick');
    onParams({ ...params, ...part, most: floors });
  };
  return (
    <Settings
      disabled={locked || round?.open === true}
      note={bet.most < floors ? texts.limit(bet.most) : undefined}
      settings={[
        {
          label: texts.difficulty,
          value: difficultyNames.indexOf(bet.difficulty),
          options: difficultyNames.map((difficulty, index) => [index, texts.level(difficulty)]),
          onChoose: (index) => {
            change({ difficulty: difficultyNames[index] ?? 'medium' });
          },
        },
        {
          label: texts.stop,
          value: bet.stop,
          options: [[0, texts.never], ...upTo(floors).map((floor) => [floor, texts.floor(floor)] as const)],
          onChoose: (stop) => {
            change({ stop });
          },
        },
      ]}
    />
  );
};

/** Floors climbed in the round that is shown, if it was of the bet that is shown. */
const climbedOf = ({ round, phase, params }: Props): number => {
  if (round === undefined || (phase === 'waiting' && !round.open)) return 0;
  if (!round.open && phase === 'idle' && round.params.difficulty !== params.difficulty) return 0;
  const { opened, revealed, over, worthE4 } = round.view;
  // A fall leaves no floor that is worth anything.
  if (over && worthE4 === 0) return 0;
  return opened.filter((window) => revealed?.includes(window) !== true).length;
};

/** Another difficulty was chosen since the last round: that one does not fit on this tower. */
const withoutOther = (props: Props): Props => {
  const { round, params, phase } = props;
  const other =
    round !== undefined && !round.open && phase !== 'showing' && round.params.difficulty !== params.difficulty;
  return other ? { ...props, round: undefined } : props;
};

export const TowerScene = (given: Props) => {
  const box = useRandomKey();
  const props = withoutOther(given);
  const bet = shownBet(props);
  const { windows } = difficulties[bet.difficulty];
  const climb = climbOf(bet.difficulty);
  const ladder = { label: texts.ladder, stepsE4: climb.stepsE4, goal: floors, step: texts.floor };
  const game: PickGame = {
    ...{ tiles: floors * windows, columns: windows, fromGround: true, art, closed, backdrop, openMs: 300 },
    texts: {
      ...texts,
      tile: (number, what) => texts.window(Math.floor((number - 1) / windows) + 1, ((number - 1) % windows) + 1, what),
    },
    controls: <Controls props={props} bet={bet} />,
    around: (board) => (
      <div className="tower-house" data-goal={goalOf(bet)}>
        <Crown />
        <div className="tower-walls">
          <MultiplierLadder ladder={ladder} found={climbedOf(props)} />
          {board}
        </div>
      </div>
    ),
  };
  return (
    <div ref={box} className="tower">
      <PickStage game={game} props={props} />
    </div>
  );
};
