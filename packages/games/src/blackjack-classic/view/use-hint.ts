/** Whether the basic strategy is shown: only where the player has asked for it, which this browser keeps. */
import { useState } from 'react';

const key = 'carmine-blackjack-hint';

// A browser that forbids storage forgets the choice; the game goes on.
const read = (): boolean => {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
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
