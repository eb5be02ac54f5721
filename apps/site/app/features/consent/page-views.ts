import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from '../../platform/kept/track.ts';

/** Every page once when it is shown. The path alone: what follows it may hold a token. */
export const usePageViews = (consented: boolean): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (consented) track('page_view', { path: pathname.slice(0, 200) });
  }, [pathname, consented]);
};
