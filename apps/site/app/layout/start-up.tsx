import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { afterReload } from '../platform/toasts/after-reload.ts';
import { onFirstSign } from '../platform/drawing/first-sign.ts';
import { whenIdle } from '../platform/drawing/idle.ts';
import { loadPageStyles } from '../platform/sheets/page-styles.tsx';
import { readyToNotify } from '../platform/toasts/notify.ts';
import { prefetch } from '../queries/dehydrate.ts';
import { countryCodesQuery, locationQuery, restrictedCountriesQuery } from '../queries/location.ts';
import { useStore } from '../state/store.ts';
import { useForgetting } from './use-forgetting.ts';

/** Without it everything works as well, only not from the cache of an installed site. */
const keepAssets = (): void => {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
};

/** After what the press asks for, which may be a whole game. */
const pressMs = 2_000;

const readySoon = (): (() => void) => {
  const timer = setTimeout(() => whenIdle(readyToNotify), pressMs);
  return () => clearTimeout(timer);
};

/** The start-up calls, after the first paint, and what runs for the whole visit. */
export const StartUp = () => {
  const client = useQueryClient();
  const { refetch } = useQuery({ ...locationQuery(), refetchOnMount: false });
  const { startTransition, stopTransition } = useStore((state) => state.process);
  useForgetting();
  const moving = useNavigation().state !== 'idle';
  useEffect(
    () =>
      whenIdle(() => {
        void loadPageStyles();
        void refetch();
        keepAssets();
        afterReload.speak();
        void prefetch(client, restrictedCountriesQuery());
        void prefetch(client, countryCodesQuery());
      }),
    [client, refetch],
  );
  useEffect(() => onFirstSign(readySoon), []);
  useEffect(() => (moving ? startTransition : stopTransition)(), [moving, startTransition, stopTransition]);
  return moving ? <div className="page-progress" aria-hidden="true" /> : null;
};
