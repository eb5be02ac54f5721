import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { store } from '../state/store.ts';

/** Navigation closes the open layers. */
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
