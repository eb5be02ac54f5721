import { marksOf, money, type Money } from '@carmine/money';
import { useEffect, useRef, useState } from 'react';
import { displayMoney } from '../../amounts/display.ts';
import '../../styles/shell-member.css';

const rollMs = 600;

/** Eased progress in 1/1000. */
const eased = (elapsedMs: number): bigint => {
  const left = 1 - Math.min(elapsedMs / rollMs, 1);
  return BigInt(Math.round((1 - left * left * left) * 1000));
};

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const shortLength = 7;

/** Number of a coin's digits that fit on a phone beside its code: all of them if the visible ones would be zeros. */
const keptOf = (digits: string): number => {
  const whole = digits.split(marksOf().decimal)[0] ?? '';
  const kept = Math.max(shortLength, whole.length);
  const hides = /[1-9]/.test(digits.slice(kept)) && !/[1-9]/.test(digits.slice(0, kept));
  return hides ? digits.length : kept;
};

/** An amount that rolls to its next value; another currency, or a wish for less motion, jumps. */
export const RollingAmount = ({ amount }: { readonly amount: Money }) => {
  const { currency, subunits } = amount;
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
  const text = displayMoney(money(currency, last.current.currency === currency ? shown : subunits));
  const [digits = '', code] = text.split(' ');
  const kept = code === undefined ? digits.length : keptOf(digits);
  return (
    <span className="num">
      {digits.slice(0, kept)}
      {kept < digits.length && <span className="wallet-tail">{digits.slice(kept)}</span>}
      {code !== undefined && ` ${code}`}
    </span>
  );
};
