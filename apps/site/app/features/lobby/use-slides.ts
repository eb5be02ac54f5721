import { useEffect, useState } from 'react';
import { loadPageStyles } from '../../platform/sheets/page-styles.tsx';

/** Enough to read a slide twice. */
const eachMs = 9_000;

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Styles of game slides are loaded after the first paint. */
const whenStyled = (show: () => void): void => void loadPageStyles().then(show);

/**
 * Index of the visible slide. Slides advance automatically until the visitor pauses or chooses one, and never with reduced motion, on
 * hover or focus, or in a hidden tab.
 */
export const useSlides = (count: number, resting: boolean) => {
  const [wanted, setWanted] = useState(0);
  const [paused, setPaused] = useState(false);
  // A changed catalogue may have fewer slides.
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
