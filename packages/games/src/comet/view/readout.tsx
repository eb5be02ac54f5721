/** The large figure: the factor in flight, exactly where it crashed, and between two flights the clock. */
import { useRef, type ReactNode } from 'react';
import { factorAt, factorText, type LiveFlight } from '../../live/flight.ts';
import { useFrames } from '../../live/stage/use-live-time.ts';

interface FactorProps {
  readonly flight: LiveFlight;
  readonly now: () => number;
}

/** Written frame by frame without drawing anything again: an estimate until the server has said where it ends. */
export const FlyingFactor = ({ flight, now }: FactorProps) => {
  const text = useRef<HTMLElement>(null);
  const shown = useRef(0);
  useFrames(true, now, (time) => {
    const factor = factorAt(flight, time);
    if (factor === shown.current || text.current === null) return;
    shown.current = factor;
    text.current.textContent = factorText(factor);
  });
  return <strong ref={text} />;
};

export const Readout = ({
  tone,
  children,
  lines,
}: {
  tone: string;
  children: ReactNode;
  lines: readonly ReactNode[];
}) => (
  <div className="comet-readout" data-tone={tone}>
    {children}
    {lines.map((line, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- each line has its place
      <p key={index}>{line}</p>
    ))}
  </div>
);
