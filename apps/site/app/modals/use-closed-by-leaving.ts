import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { store } from '../state/store.ts';

/** Who goes to another page, or back, wants to see it: what lay over the last one goes with it. */
export const useClosedByLeaving = (): void => {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef({ key, pathname });
  useEffect(() => {
    const before = last.current;
    last.current = { key, pathname };
    if (pathname !== before.pathname || (key !== before.key && type === NavigationType.Pop)) store().modal.reset();
  }, [key, pathname, type]);
};
