/** The wheel: it moves by the server's time alone, so that whoever looks sees the same turn. */
import { useRef } from 'react';
import { Drawing } from '../../stage/drawing.tsx';
import { useFrames } from '../../live/stage/use-live-time.ts';
import { stops } from '../versions/1-layout.ts';
import { pushAt, restOf, stopUnder, turnAt, type Spin } from './spin.ts';
import { frontArt, gemArt, pointerArt, rimArt, rotorArt, starArt } from './wheel-art.ts';

export interface WheelStop {
  readonly stop: number;
  readonly seed: string;
}

interface Props {
  /** Where it stands, or stood last. */
  readonly from: WheelStop | undefined;
  /** Where it is going, with the server's times of its start and its end. */
  readonly to: (WheelStop & { readonly startsAt: number; readonly endsAt: number }) | undefined;
  /** The stop that has won, while it lies there. */
  readonly shown: number | undefined;
  readonly now: () => number;
  readonly still: boolean;
  readonly onPeg: (pitch: number) => void;
}

const mostPush = 26;
const leastBetweenPegsMs = 45;
const [slowest, fastest] = [0.75, 1.25];

const hubOf = (shown: number | undefined) => {
  const spot = shown === undefined ? undefined : stops[shown];
  if (spot === undefined || spot === 'ruby') return <Drawing className="fw-hub-art" art={gemArt} />;
  if (spot === 'star') return <Drawing className="fw-hub-art star" art={starArt} />;
  return <b className="fw-hub-number">{spot}</b>;
};

export const FortuneWheel = ({ from, to, shown, now, still, onPeg }: Props) => {
  const [rotor, pointer] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const heard = useRef({ stop: -1, at: 0 });
  const moving = to !== undefined && shown === undefined;
  const rest = from === undefined ? 0 : restOf(from.stop, from.seed);
  const spin: Spin = { from: rest, to: to === undefined ? rest : restOf(to.stop, to.seed) };
  useFrames(moving && !still, now, (time) => {
    const progress = to === undefined ? 0 : (time - to.startsAt) / (to.endsAt - to.startsAt);
    // Without motion the wheel stands at its old stop until the new one is said.
    const turn = shown !== undefined ? spin.to : to === undefined || still ? spin.from : turnAt(spin, progress);
    if (rotor.current !== null) rotor.current.style.rotate = `${turn}turn`;
    const isTurning = moving && !still && progress > 0 && progress < 1;
    const push = isTurning ? pushAt(turn) : 0;
    if (pointer.current !== null) pointer.current.style.rotate = `${-mostPush * push}deg`;
    const stop = stopUnder(turn);
    if (!isTurning || stop === heard.current.stop || time - heard.current.at < leastBetweenPegsMs) return;
    heard.current = { stop, at: time };
    onPeg(fastest - (fastest - slowest) * progress);
  });
  return (
    <div className="fw-wheel" aria-hidden="true" data-moving={moving} data-shown={shown !== undefined}>
      <Drawing className="fw-rim" art={rimArt} />
      <div ref={rotor} className="fw-rotor">
        <Drawing className="fw-rotor-art" art={rotorArt} />
        {shown === undefined ? null : <i className="fw-dim" style={{ rotate: `${shown / stops.length}turn` }} />}
      </div>
      <Drawing className="fw-front" art={frontArt} />
      <span className="fw-hub" data-spot={shown === undefined ? undefined : stops[shown]}>
        {hubOf(shown)}
      </span>
      <div ref={pointer} className="fw-pointer">
        <Drawing className="fw-pointer-art" art={pointerArt} />
      </div>
    </div>
  );
};
