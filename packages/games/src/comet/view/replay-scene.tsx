/** A flight that was flown long ago: it rises once more to where it broke, and the own cash-out is marked on the way. */
import '../../live/stage/live.css';
import './scene.css';
import { useEffect, useMemo, useState } from 'react';
import { factorText, msTo } from '../../live/flight.ts';
import { soundEnd, type SceneProps } from '../../stage/game-view.ts';
import type { CometView } from '../game.ts';
import { doublingMs, type CometParams } from '../versions/1-flight.ts';
import { endingMs } from './draw-flight.ts';
import { FlightCanvas, type Cashed } from './flight-canvas.tsx';
import { FlyingFactor, Readout } from './readout.tsx';
import type { CometSound } from './sounds.ts';
import { texts } from './texts.ts';

/** A long flight is shown faster. */
const longestMs = 8_000;
const now = (): number => performance.now();

export const ReplayScene = (props: SceneProps<CometParams, CometView, CometSound>) => {
  const { round, phase, onShown, reducedMotion, play } = props;
  const [began, setBegan] = useState<{ readonly id: string; readonly at: number }>();
  const { id, view } = round ?? {};
  const { crash = 0, at } = view ?? {};
  const isShowing = phase === 'showing';
  const wholeMs = msTo(crash, doublingMs);
  const speed = Math.max(1, wholeMs / longestMs);
  useEffect(() => {
    if (id === undefined || !isShowing) return undefined;
    setBegan({ id, at: now() });
    const end = setTimeout(
      () => {
        play('crash');
        soundEnd(props);
        onShown();
      },
      reducedMotion ? 0 : wholeMs / speed,
    );
    return () => {
      clearTimeout(end);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a flight belongs to its round
  }, [id, isShowing]);
  const cashed = useMemo((): readonly Cashed[] => (typeof at === 'number' ? [{ factor: at, own: true }] : []), [at]);
  const flying = isShowing && began?.id === id && began !== undefined && !reducedMotion;
  // The clock of the picture is that of the flight: it begins at 0, and runs faster where the flight was long.
  const clock = useMemo(() => () => (began === undefined ? 0 : (now() - began.at) * speed), [began, speed]);
  if (round === undefined) return null;
  return (
    <div className="comet replayed">
      <FlightCanvas
        msAt={(time) => (flying ? time : wholeMs + endingMs)}
        {...{ doublingMs, crash, cashed }}
        moves={flying}
        still={reducedMotion}
        now={clock}
      />
      <div className="comet-room">
        <Readout
          tone={flying ? 'flying' : 'crashed'}
          lines={flying ? [] : [texts.crashed, typeof at === 'number' ? texts.cashedOut(factorText(at)) : null]}
        >
          {flying ? (
            <FlyingFactor flight={{ startedAt: 0, doublingMs, limit: crash }} now={clock} />
          ) : (
            <strong>{factorText(crash)}</strong>
          )}
        </Readout>
      </div>
    </div>
  );
};
