/** A round that was played long ago: the ball rolls once more, and lies where it lay. */
import '../../live/stage/live-stage.css';
import './scene.css';
import { useEffect } from 'react';
import { RouletteWheel, spinMs } from '../../european-roulette/view/wheel.tsx';
import { useRollSounds } from '../../european-roulette/view/use-roll-sounds.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import type { LiveRouletteParams } from '../versions/1-payouts.ts';
import type { LiveRouletteView } from '../versions/1.ts';
import type { LiveRouletteSound } from './sounds.ts';

export const ReplayScene = (props: SceneProps<LiveRouletteParams, LiveRouletteView, LiveRouletteSound>) => {
  const { round, phase, onShown, reducedMotion } = props;
  const rolling = phase === 'showing';
  useRollSounds(rolling && !reducedMotion, props.play);
  useEffect(() => {
    if (!rolling) return undefined;
    const end = setTimeout(onShown, reducedMotion ? 0 : spinMs);
    return () => {
      clearTimeout(end);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a roll belongs to its round
  }, [round?.id, rolling]);
  return (
    <div className="live-stage lr replayed">
      <div className="live-back" aria-hidden="true">
        <i className="lr-light" />
      </div>
      <div className="live-room">
        <div className="live-well">
          <RouletteWheel number={round?.view.pocket} roundId={round?.id} rolling={rolling} still={reducedMotion} />
        </div>
      </div>
    </div>
  );
};
