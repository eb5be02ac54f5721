/** A boolean preference stored in the browser; without storage it lasts until the page is left. */
import { useState } from 'react';

const read = (key: string): boolean => {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
};

export const useKeptSwitch = (key: string): readonly [boolean, (on: boolean) => void] => {
  const [on, setOn] = useState(() => read(key));
  const change = (chosen: boolean) => {
    setOn(chosen);
    try {
      localStorage.setItem(key, chosen ? 'on' : 'off');
    } catch {
      return;
    }
  };
  return [on, change];
};
