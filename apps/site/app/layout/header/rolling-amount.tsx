import { marksOf, type Money } from '@carmine/money';
import { displayMoney } from '../../amounts/display.ts';
import { useRolled } from '../../amounts/use-rolled.ts';
import '../../styles/shell-member.css';

const shortLength = 7;

/** Number of a coin's digits that fit on a phone beside its code: all of them if the visible ones would be zeros. */
const keptOf = (digits: string): number => {
  const whole = digits.split(marksOf().decimal)[0] ?? '';
  const kept = Math.max(shortLength, whole.length);
  const hides = /[1-9]/.test(digits.slice(kept)) && !/[1-9]/.test(digits.slice(0, kept));
  return hides ? digits.length : kept;
};

/** A balance that rolls to its next value. */
export const RollingAmount = ({ amount }: { readonly amount: Money }) => {
  const text = displayMoney(useRolled(amount));
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
