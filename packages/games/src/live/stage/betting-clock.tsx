/** How long bets are taken, by the server's clock: a ring that runs out, and the seconds in it. */
import './live.css';
import { useEffect, useRef } from 'react';
import type { TableSceneProps } from './live-view.ts';
import type { LiveSound } from './sounds.ts';
import { liveTexts as texts } from './texts.ts';
import { useFrames, useSecondsLeft } from './use-live-time.ts';

const radius = 42;
const around = 2 * Math.PI * radius;
/** From here on each second is heard and seen. */
export const lastSeconds = 3;

type Props<V, S extends string> = Pick<TableSceneProps<V, S | LiveSound>, 'round' | 'now' | 'play' | 'reducedMotion'>;

/** Betting opens, its last seconds, its end: each once. */
const usePhaseSounds = <V, S extends string>({ round, play }: Props<V, S>, left: number): void => {
  const phase = useRef(round?.phase);
  const last = useRef(0);
  useEffect(() => {
    const before = phase.current;
    phase.current = round?.phase;
    if (before === undefined || before === round?.phase) return;
    if (round?.phase === 'betting') play('open');
    if (round?.phase === 'closed') play('close');
  }, [round?.phase, play, phase]);
  useEffect(() => {
    if (left > 0 && left <= lastSeconds && last.current !== left) play('second');
    last.current = left;
  }, [left, play, last]);
};

export const BettingClock = <V, S extends string>(props: Props<V, S>) => {
  const { round, now, reducedMotion } = props;
  const left = useSecondsLeft(round as TableSceneProps['round'], now);
  const ring = useRef<SVGCircleElement>(null);
  usePhaseSounds(props, left);
  const isOpen = round?.phase === 'betting';
  useFrames(isOpen && !reducedMotion, now, (time) => {
    const whole = (round?.closesAt ?? 0) - (round?.openedAt ?? 0);
    const share = isOpen && whole > 0 ? Math.min(1, Math.max(0, ((round?.closesAt ?? 0) - time) / whole)) : 0;
    if (ring.current !== null) ring.current.style.strokeDasharray = `${around * share} ${around}`;
  });
  return (
    <div className="live-clock" data-open={isOpen} data-last={isOpen && left <= lastSeconds}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="face" cx="50" cy="50" r="48" />
        <circle className="track" cx="50" cy="50" r={radius} />
        <circle ref={ring} className="ring" cx="50" cy="50" r={radius} transform="rotate(-90 50 50)" />
        {isOpen ? null : <path className="lock" d="M38 47v-7a12 12 0 0 1 24 0v7M33 47h34v24H33Z" />}
      </svg>
      {isOpen ? (
        <b role="timer" aria-label={texts.secondsLeft(left)}>
          {left}
        </b>
      ) : null}
    </div>
  );
};
