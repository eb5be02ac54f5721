/** Calls `end` when the page is hidden or left: nothing goes on that nobody sees. */
import { useEffect } from 'react';

export const useEndWhenHidden = (end: () => void): void => {
  useEffect(() => {
    const check = () => {
      if (document.hidden) end();
    };
    document.addEventListener('visibilitychange', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
    };
  }, [end]);
};
