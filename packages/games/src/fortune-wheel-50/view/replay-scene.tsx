/** A round that was played long ago: the wheel turns once more, and stops where it stopped. */
import './scene.css';
import { useEffect, useState } from 'react';
import type { SceneProps } from '../../stage/game-view.ts';
import type { WheelParams } from '../versions/1-payouts.ts';
import type { WheelView } from '../versions/1.ts';
import type { WheelSound } from './sounds.ts';
import { FortuneWheel } from './wheel.tsx';

const spinMs = 5_000;
const now = (): number => performance.now();

export const ReplayScene = ({
  round,
  phase,
  onShown,
  reducedMotion,
  play,
}: SceneProps<WheelParams, WheelView, WheelSound>) => {
  const [spin, setSpin] = useState<{ readonly id: string; readonly startsAt: number }>();
  const id = round?.id;
  const isShowing = phase === 'showing';
  useEffect(() => {
    if (id === undefined || !isShowing) return undefined;
    setSpin({ id, startsAt: now() });
    const end = setTimeout(onShown, reducedMotion ? 0 : spinMs);
    return () => {
      clearTimeout(end);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a spin belongs to its round
  }, [id, isShowing]);
  if (round === undefined) return null;
  const stop = { stop: round.view.stop, seed: round.id };
  const turning = isShowing && spin !== undefined;
  return (
    <div className="fw replayed">
      <div className="fw-back" aria-hidden="true">
        <i className="fw-folds" />
        <i className="fw-floor" />
      </div>
      <div className="fw-room">
        <div className="fw-well">
          <FortuneWheel
            from={turning ? { stop: 0, seed: '' } : stop}
            to={turning ? { ...stop, startsAt: spin.startsAt, endsAt: spin.startsAt + spinMs } : undefined}
            shown={turning ? undefined : round.view.stop}
            now={now}
            still={reducedMotion}
            onPeg={(pitch) => {
              play('peg', pitch);
            }}
          />
        </div>
      </div>
    </div>
  );
};
