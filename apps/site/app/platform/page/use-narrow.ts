/** Whether dialogs with two panes show them one below the other, as their stylesheet does. For what has to be in another place then. */
import { useSyncExternalStore } from 'react';

const media = () => matchMedia('(max-width: 959px)');

const subscribe = (onChange: () => void) => {
  const query = media();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => media().matches,
    () => false,
  );
