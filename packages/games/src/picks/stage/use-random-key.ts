/** R chooses at random: by pressing the scene's button for it, so that both do the same. */
import { useEffect, useRef, type RefObject } from 'react';

export const useRandomKey = (): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      box.current?.querySelector<HTMLButtonElement>('[data-random-tile]')?.click();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, []);
  return box;
};
