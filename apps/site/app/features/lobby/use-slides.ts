import { useEffect, useState } from 'react';
import { loadPageStyles } from '../../platform/sheets/page-styles.tsx';

/** Long enough to read a slide twice. */
const eachMs = 9_000;

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The rules of a game's slide come after the first picture. */
const whenStyled = (show: () => void): void => void loadPageStyles().then(show);

/**
 * Which of so many slides is shown. They change by themselves until somebody pauses them or chooses one, and never where
 * motion is not wanted, while somebody is at them, or in a hidden tab.
 */
export const useSlides = (count: number, resting: boolean) => {
  const [wanted, setWanted] = useState(0);
  const [paused, setPaused] = useState(false);
  // A catalogue that comes or goes may leave fewer slides.
  const shown = wanted < count ? wanted : 0;
  useEffect(() => {
    if (paused || resting || count < 2 || prefersStill()) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') whenStyled(() => setWanted((before) => (before + 1) % count));
    }, eachMs);
    return () => clearInterval(timer);
  }, [paused, resting, count]);
  return {
    shown,
    paused,
    show: (index: number) => {
      setPaused(true);
      whenStyled(() => setWanted(index));
    },
    togglePause: () => setPaused((before) => !before),
  };
};
