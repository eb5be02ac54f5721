import { money, type Money } from '@carmine/money';
import { useEffect, useRef, useState } from 'react';

const rollMs = 600;

/** Eased progress in 1/1000. */
const eased = (elapsedMs: number): bigint => {
  const left = 1 - Math.min(elapsedMs / rollMs, 1);
  return BigInt(Math.round((1 - left * left * left) * 1000));
};

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What to show of an amount that rolls to its next value; another currency, or a wish for less motion, jumps. */
export const useRolled = ({ currency, subunits }: Money): Money => {
  const [shown, setShown] = useState(subunits);
  const last = useRef({ currency, subunits });
  useEffect(() => {
    const from = last.current;
    last.current = { currency, subunits };
    if (from.currency !== currency || from.subunits === subunits || prefersStillness()) {
      setShown(subunits);
      return;
    }
    const started = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = eased(now - started);
      setShown(from.subunits + ((subunits - from.subunits) * share) / 1000n);
      if (share < 1000n) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [currency, subunits]);
  return money(currency, last.current.currency === currency ? shown : subunits);
};
