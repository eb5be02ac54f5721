/** A round that was played long ago: both hands once more. */
import '../../live/stage/live-stage.css';
import './scene.css';
import { Drawing } from '../../stage/drawing.tsx';
import type { SceneProps } from '../../stage/game-view.ts';
import { useEventPlayback } from '../../stage/use-event-playback.ts';
import type { BaccaratParams, BaccaratView } from '../versions/1.ts';
import { LiveHands } from './hands.tsx';
import { silkArt } from './silk-art.ts';
import type { LiveBaccaratSound } from './sounds.ts';

const [cardMs, thirdMs, breathMs] = [420, 760, 620];

export const ReplayScene = (props: SceneProps<BaccaratParams, BaccaratView, LiveBaccaratSound>) => {
  const { round, seen, over } = useEventPlayback(props, {
    msAfter: (_event, index) => (index >= 3 ? thirdMs : cardMs),
    msAtEnd: breathMs,
    soundOf: () => 'card',
  });
  return (
    <div className="live-stage lb replayed">
      <div className="live-back" aria-hidden="true">
        <Drawing className="lb-silk" art={silkArt} />
      </div>
      <div className="live-room">
        <div className="live-well">
          <LiveHands
            roundId={round?.id}
            result={round?.view}
            seen={over ? 6 : seen}
            said={over}
            flies={!props.reducedMotion && !over}
          />
        </div>
      </div>
    </div>
  );
};
