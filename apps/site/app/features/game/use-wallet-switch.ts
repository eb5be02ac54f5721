import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { useSession } from '../../queries/session.ts';
import { defaultWallet, walletsQuery } from '../../queries/wallets.ts';
import { useStore } from '../../state/store.ts';
import { sendToFrame } from './frame/frame-port.ts';
import type { PlayMode } from './use-launch.ts';

/** How long a result stays visible before the game switches to another wallet. */
export const resultStaysMs = 2_500;

/**
 * A play session keeps its currency, so another default wallet needs another launch. It never happens during a round, which is finished
 * in its currency first, nor before its result was shown; no bet can start meanwhile. A launch that followed an open round into its
 * currency switches back the same way.
 */
export const useWalletSwitch = (
  mode: PlayMode | undefined,
  start: (mode: PlayMode) => unknown,
  frame: RefObject<HTMLIFrameElement | null>,
): void => {
  const signedIn = useSession() !== null;
  const wallets = useQuery({ ...walletsQuery(), enabled: signedIn && mode === 'real' }).data;
  const wanted = mode === 'real' ? defaultWallet(wallets)?.currency : undefined;
  const played = useStore((state) => state.game.frameCurrency);
  const roundOpen = useStore((state) => state.game.roundOpen);
  const staysUntil = useRef(0);
  // Does not relaunch forever when the launch's currency differs from the requested one.
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!roundOpen) return;
    asked.current = undefined;
    return () => void (staysUntil.current = Date.now() + resultStaysMs);
  }, [roundOpen]);
  useEffect(() => {
    if (wanted === played) asked.current = undefined;
    if (wanted === undefined || played === undefined || wanted === played) return;
    if (roundOpen || asked.current === wanted) return;
    const change = () => {
      asked.current = wanted;
      void start('real');
    };
    const wait = staysUntil.current - Date.now();
    if (wait <= 0) {
      change();
      return;
    }
    const paused = frame.current;
    sendToFrame(paused, { type: 'pause', reason: 'wallet' }, location.origin);
    const timer = setTimeout(change, wait);
    return () => {
      clearTimeout(timer);
      sendToFrame(paused, { type: 'resume' }, location.origin);
    };
  }, [wanted, played, roundOpen, start, frame]);
};
