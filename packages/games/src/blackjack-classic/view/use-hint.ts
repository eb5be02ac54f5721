/** Whether the basic strategy is shown: a choice that this browser keeps. */
import { useState } from 'react';

const key = 'carmine-blackjack-hint';

// A browser that forbids storage forgets the choice; the game goes on.
const read = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
};

const write = (shown: boolean): void => {
  try {
    localStorage.setItem(key, shown ? 'on' : 'off');
  } catch {
    return;
  }
};

export const useHint = (): readonly [boolean, () => void] => {
  const [shown, setShown] = useState(read);
  const toggle = () => {
    write(!shown);
    setShown(!shown);
  };
  return [shown, toggle];
};
