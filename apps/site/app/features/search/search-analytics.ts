import { useEffect } from 'react';
import { track } from '../../platform/kept/track.ts';

/** Shorter terms are not tracked. */
const longerThan = 5;
/** So long after the last letter the term counts as finished. */
const restMs = 800;

/** Tracks a finished search, only with consent. */
export const useSearchAnalytics = (term: string): void => {
  useEffect(() => {
    const wanted = term.trim();
    if (wanted.length <= longerThan) return undefined;
    const timer = setTimeout(() => track('search', { term: wanted.slice(0, 200) }), restMs);
    return () => clearTimeout(timer);
  }, [term]);
};
