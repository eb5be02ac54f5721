import './scene.css';
import { useEffect, useRef } from 'react';
import { PickStage, type PickGame } from '../../picks/stage/pick-stage.tsx';
import type { PickSound } from '../../picks/stage/sounds.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import type { MinesParams, MinesView } from '../game.ts';
import { gemsWithin, goalOf, mostMines, multiplierE4Of, tiles } from '../versions/1-odds.ts';
import { Gem, Inlay, Mine } from './art.tsx';
import { texts } from './texts.ts';

type Props = SceneProps<MinesParams, MinesView, PickSound>;

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
const art = { found: <Gem />, blank: <Mine /> };
const closed = <Inlay />;

/** The bet as the house will take it at this stake; an open round has it recorded. */
const limitedBet = ({ params, round, highestClimbE4 }: Props): MinesParams => {
  if (round?.open === true) return round.params;
  return highestClimbE4 === undefined ? params : { ...params, most: gemsWithin(params.mines, highestClimbE4) };
};

const Controls = ({ props, bet }: { props: Props; bet: MinesParams }) => {
  const { params, onParams, locked, round, play } = props;
  const gems = tiles - bet.mines;
  const disabled = locked || round?.open === true;
  const change = (part: Partial<MinesParams>) => {
    play('tick');
    onParams({ ...params, ...part, most: mostMines });
  };
  return (
    <div className="picks-controls">
      <label>
        {texts.mines}
        <select
          value={bet.mines}
          disabled={disabled}
          onChange={(event) => {
            change({ mines: Number(event.target.value), stop: 0 });
          }}
        >
          {upTo(mostMines).map((mines) => (
            <option key={mines} value={mines}>
              {texts.bet({ ...bet, mines })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.stop}
        <select
          value={bet.stop}
          disabled={disabled}
          onChange={(event) => {
            change({ stop: Number(event.target.value) });
          }}
        >
          <option value={0}>{texts.never}</option>
          {upTo(gems).map((stop) => (
            <option key={stop} value={stop}>
              {texts.gems(stop)}
            </option>
          ))}
        </select>
      </label>
      {bet.most < gems ? <p>{texts.limit(bet.most)}</p> : null}
    </div>
  );
};

/** R opens a random tile: by pressing the button, so that both do the same. */
const useRandomKey = () => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      box.current?.querySelector<HTMLButtonElement>('[data-random-tile]')?.click();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, []);
  return box;
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
