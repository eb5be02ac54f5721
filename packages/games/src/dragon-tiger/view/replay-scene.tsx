/** A round that was played long ago: both cards once more. */
import '../../live/stage/live-stage.css';
import './scene.css';
import type { SceneProps } from '../../stage/game-view.ts';
import { useEventPlayback } from '../../stage/use-event-playback.ts';
import type { DragonTigerParams } from '../versions/1-payouts.ts';
import type { DragonTigerView } from '../versions/1.ts';
import { Sides } from './sides.tsx';
import type { DragonTigerSound } from './sounds.ts';

const [cardMs, breathMs] = [700, 600];

export const ReplayScene = (props: SceneProps<DragonTigerParams, DragonTigerView, DragonTigerSound>) => {
  const { round, seen, over } = useEventPlayback(props, {
    msAfter: () => cardMs,
    msAtEnd: breathMs,
    soundOf: () => 'card',
  });
  const cards = round === undefined ? [] : [round.view.dragon, round.view.tiger];
  return (
    <div className="live-stage dt replayed">
      <div className="live-back" aria-hidden="true">
        <i className="dt-pillars" />
      </div>
      <div className="live-room">
        <div className="live-well">
          <Sides
            roundId={round?.id}
            cards={over ? cards : cards.slice(0, seen)}
            winner={over ? round?.view.winner : undefined}
            flies={!props.reducedMotion && !over}
          />
        </div>
      </div>
    </div>
  );
};
