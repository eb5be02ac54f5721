/** What is in the jackpots: asked once, then told live; asked again now and then while there is no socket. */
import type { Jackpot } from '@carmine/contract/games/jackpots';
import type { LiveData } from '@carmine/contract/live';
import type { ShownPool } from '@carmine/games/stage';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Controller } from '../../play/controller.ts';

import type { ReadyState } from '../../play/state.ts';
import { shownPools } from './shown-pools.ts';

const pollMs = 10_000;

type Told = LiveData<'jackpots'>['jackpots'];

const raised = (known: readonly Jackpot[], told: Told): readonly Jackpot[] =>
  known.map((one) => ({ ...one, amount: told.find(({ id }) => id === one.id)?.amount ?? one.amount }));

/** `undefined` until they are known. */
const useJackpots = (wanted: boolean, ask: Controller['jackpots']): readonly Jackpot[] | undefined => {
  const [jackpots, setJackpots] = useState<readonly Jackpot[]>();
  useEffect(() => {
    if (!wanted) return undefined;
    let live = true;
    let poll: ReturnType<typeof setInterval> | undefined;
    let close = (): void => undefined;
    const read = () => {
      ask().then(
        (answer) => {
          if (live && answer.ok) setJackpots(answer.data);
        },
        // Asked again with the next tick.
        () => undefined,
      );
    };
    read();
    void import('@carmine/contract/live/socket').then(({ openLiveSocket }) => {
      if (!live) return;
      const socket = openLiveSocket(
        { subscribe: ['jackpots'] },
        {
          onMessage: ({ topic, data }) => {
            if (topic !== 'jackpots') return;
            const told = (data as LiveData<'jackpots'> | null)?.jackpots;
            if (told === undefined) read();
            else setJackpots((known) => (known === undefined ? known : raised(known, told)));
          },
          onGap: read,
          onState: (connected) => {
            clearInterval(poll);
            if (!connected) poll = setInterval(read, pollMs);
          },
        },
      );
      close = () => {
        socket.close();
      };
    });
    return () => {
      live = false;
      clearInterval(poll);
      close();
    };
  }, [wanted, ask]);
  return jackpots;
};

/** They stand still while a round is shown: what it won is not told by a meter that falls. */
export const usePools = (state: ReadyState, controller: Controller): readonly ShownPool[] | undefined => {
  const { view, session, phase } = state;
  const jackpots = useJackpots(view.pools !== undefined, controller.jackpots);
  const shown = useRef(jackpots);
  if (phase === 'idle' || shown.current === undefined) shown.current = jackpots;
  const still = shown.current;
  const { currency, eurRate } = session;
  return useMemo(() => {
    // Without a rate nothing will be shown, and no place is kept for it.
    const hasWorth = currency === 'EUR' || eurRate !== undefined;
    return still === undefined && hasWorth
      ? undefined
      : shownPools(still ?? [], view.pools ?? [], { currency, eurRate });
  }, [still, view.pools, currency, eurRate]);
};
