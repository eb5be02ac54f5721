/** Whether a picture goes on: it says so again and again, and one that has said nothing for a while is lost until it does. */
import { useEffect, useRef, useState } from 'react';

/** Longer than the pause between two signs of life. */
const patienceMs = 8_000;
/** A lost picture is loaded again so often. */
const againMs = 15_000;

export type PictureState = 'coming' | 'there' | 'lost';

export const usePicture = (): {
  readonly state: PictureState;
  /** Counts how often it was loaded. */
  readonly attempt: number;
  readonly beat: () => void;
  readonly lose: () => void;
} => {
  const [state, setState] = useState<PictureState>('coming');
  const [attempt, setAttempt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lose = () => {
    clearTimeout(timer.current);
    setState('lost');
  };
  const watch = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(lose, patienceMs);
  };
  useEffect(() => {
    watch();
    return () => {
      clearTimeout(timer.current);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- from the first moment on
  }, []);
  useEffect(() => {
    if (state !== 'lost') return undefined;
    const again = setInterval(() => {
      setAttempt((count) => count + 1);
    }, againMs);
    return () => {
      clearInterval(again);
    };
  }, [state]);
  return {
    ...{ state, attempt, lose },
    beat: () => {
      setState('there');
      watch();
    },
  };
};
