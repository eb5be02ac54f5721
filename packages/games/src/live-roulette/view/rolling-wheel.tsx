/** The wheel by the server's time alone: whoever looks sees the ball where it is for the others. */
import '../../european-roulette/view/wheel.css';
import { useRef } from 'react';
import { bowlArt, rotorArt } from '../../european-roulette/view/wheel-art.ts';
import { motionAt } from '../../european-roulette/view/motion.ts';
import { useFrames } from '../../live/stage/use-live-time.ts';
import { Drawing } from '../../stage/drawing.tsx';

interface Props {
  /** Where the ball lies, or lay last. */
  readonly from: number | undefined;
  readonly to: { readonly pocket: number; readonly startsAt: number; readonly endsAt: number } | undefined;
  readonly now: () => number;
  /** Without motion the ball lies at its old place until the new one is said. */
  readonly still: boolean;
  readonly isShown: boolean;
}

export const RollingWheel = ({ from, to, now, still, isShown }: Props) => {
  const [rotor, arm] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const ball = useRef<HTMLElement>(null);
  useFrames(to !== undefined && !still && !isShown, now, (time) => {
    const progress = to === undefined ? 1 : isShown ? 1 : still ? 0 : (time - to.startsAt) / (to.endsAt - to.startsAt);
    const rests = to === undefined || (still && !isShown);
    const motion = motionAt(from, rests ? (from ?? 0) : to.pocket, rests ? 1 : progress);
    if (rotor.current !== null) rotor.current.style.rotate = `${motion.rotor}turn`;
    if (arm.current !== null) arm.current.style.rotate = `${motion.ball}turn`;
    if (ball.current !== null) ball.current.style.top = `${50 - motion.radius}%`;
  });
  return (
    <div className="roulette-wheel" aria-hidden="true">
      <Drawing className="roulette-bowl" art={bowlArt} />
      <div ref={rotor} className="roulette-rotor">
        <Drawing className="roulette-rotor-art" art={rotorArt} />
      </div>
      <div ref={arm} className="roulette-arm" data-shown={from !== undefined || to !== undefined}>
        <i ref={ball} />
      </div>
    </div>
  );
};
