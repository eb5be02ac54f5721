import { useEffect, useState } from 'react';
import { timeLeft } from './figures.ts';
import { competitionTexts as words } from './texts.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Counts down by the second; read out as one moment, not every second. */
export const Countdown = ({ label, until }: { readonly label: string; readonly until: string }) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(until, now);
  return (
    <div className="race-clock" role="timer" aria-live="off">
      <p>{label}</p>
      <dl>
        {units.map((unit) => (
          <div key={unit}>
            <dd className="num">{left[unit]}</dd>
            <dt>{words.units[unit]}</dt>
          </div>
        ))}
      </dl>
    </div>
  );
};
