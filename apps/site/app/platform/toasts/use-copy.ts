import { useEffect, useState } from 'react';
import { notify } from './notify.ts';
import { cashierTexts } from '../../texts/cashier.ts';

/** So long a copy is confirmed. */
export const copyConfirmationMs = 2000;

/** Copies to the clipboard; `copied` holds for two seconds after the last copy. */
export const useCopy = () => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setCount(0), copyConfirmationMs);
    return () => clearTimeout(timer);
  }, [count]);
  const copy = (text: string): void => {
    const refused = () => notify('error', cashierTexts.copyFailed);
    if (!('clipboard' in navigator)) {
      refused();
      return;
    }
    navigator.clipboard.writeText(text).then(() => setCount((before) => before + 1), refused);
  };
  return { copied: count > 0, copy };
};
