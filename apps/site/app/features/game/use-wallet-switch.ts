import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../../queries/session.ts';
import { defaultWallet, walletsQuery } from '../../queries/wallets.ts';
import { useStore } from '../../state/store.ts';
import type { PlayMode } from './use-launch.ts';

/**
 * A play session keeps the currency it was launched in: another default wallet means another launch. Never in the midst of a
 * round, which is played to its end in its own currency first.
 */
export const useWalletSwitch = (mode: PlayMode | undefined, start: (mode: PlayMode) => unknown): void => {
  const signedIn = useSession() !== null;
  const wallets = useQuery({ ...walletsQuery(), enabled: signedIn && mode === 'real' }).data;
  const currency = mode === 'real' ? defaultWallet(wallets)?.currency : undefined;
  const roundOpen = useStore((state) => state.game.roundOpen);
  const launched = useRef(currency);
  useEffect(() => {
    if (currency === undefined || launched.current === undefined) {
      launched.current = currency;
      return;
    }
    if (launched.current === currency || roundOpen) return;
    launched.current = currency;
    void start('real');
  }, [currency, roundOpen, start]);
};
