import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => {
    list.removeEventListener('change', listener);
  };
};

export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
