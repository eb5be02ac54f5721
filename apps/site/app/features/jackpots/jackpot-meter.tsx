/** The meter of a jackpot: each digit in a window, the last of which turns with every stake. */
import type { Money } from '@carmine/money';
import { useState } from 'react';
import { displayMoney } from '../../amounts/display.ts';
import { useRolled } from '../../amounts/use-rolled.ts';
import './jackpot-meter.css';

const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';

export const JackpotMeter = ({ amount }: { readonly amount: Money }) => {
  const [first] = useState(amount.subunits);
  const letters = [...displayMoney(useRolled(amount))];
  const last = letters.findLastIndex(isDigit);
  return (
    <span className="meter num">
      {/* Read as one amount, and only by whoever looks: a meter that grows all day interrupts nobody. */}
      <span className="visually-hidden">{displayMoney(amount)}</span>
      <span aria-hidden="true">
        {letters.map((letter, place) =>
          isDigit(letter) ? (
            <b key={place - last}>
              {place === last && amount.subunits !== first ? (
                <i key={String(amount.subunits)} className="meter-turn">
                  {letter}
                </i>
              ) : (
                letter
              )}
            </b>
          ) : (
            <span key={place - last}>{letter}</span>
          ),
        )}
      </span>
    </span>
  );
};
