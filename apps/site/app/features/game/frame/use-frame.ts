import type { FrameToPage } from '@carmine/contract/games/frame-messages';
import type { Wallet } from '@carmine/contract/payments/wallet';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../../../platform/toasts/notify.ts';
import { sessionQuery, useSession } from '../../../queries/session.ts';
import { walletsQuery } from '../../../queries/wallets.ts';
import { store, useStore } from '../../../state/store.ts';
import { readFrameMessage, sendToFrame } from './frame-port.ts';
import { giveKeyboard, useKeyboard } from '../keyboard.ts';
import type { Fill } from './use-fill.ts';
import type { PlayMode } from '../use-launch.ts';

type Balance = Extract<FrameToPage, { type: 'balance' }>;

const withBalance =
  ({ currency, balance, bonusBalance }: Balance) =>
  (wallets: Wallet[] | undefined): Wallet[] | undefined =>
    wallets?.map((wallet) => (wallet.currency === currency ? { ...wallet, balance, bonusBalance } : wallet));

const hearError = (client: QueryClient, { code, message }: Extract<FrameToPage, { type: 'error' }>): void => {
  notify('error', message);
  // A break may have begun elsewhere: refetch the session.
  if (code === 'session_ended') void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
};

interface Hearing {
  readonly mode: PlayMode | undefined;
  /** The balance last exchanged with the frame. */
  readonly said: { current: string };
}

const hearFrame = (client: QueryClient, message: FrameToPage, { mode, said }: Hearing): void => {
  const { setRoundOpen, setShownBalance } = store().game;
  if (message.type === 'round') setRoundOpen(message.open);
  if (message.type === 'realityCheck') store().game.setRealityCheck(message.open);
  // The page lists a round only once its result was shown, or the list would reveal it.
  if (message.type === 'round' && !message.open) void client.invalidateQueries({ queryKey: ['sitting'] });
  // During a round only what the game itself shows; the wallets follow once the result was shown.
  if (message.type === 'balance' && mode === 'real' && store().game.roundOpen) setShownBalance(message);
  else if (message.type === 'balance' && mode === 'real') {
    said.current = `${message.balance}/${message.bonusBalance}`;
    client.setQueryData(walletsQuery().queryKey, withBalance(message));
  }
  if (message.type === 'needFunds') {
    setRoundOpen(false);
    const { currency: wanted, stake } = message;
    store().modal.open('deposit', { currency: wanted, neededFor: { currency: wanted, stake } });
  }
  if (message.type === 'open' && message.what !== 'theatre') store().modal.open(message.what);
  if (message.type === 'error') hearError(client, message);
};

/** Carries the frame's messages to the page and the page's news to the frame. */
export const useFrame = (
  frame: RefObject<HTMLIFrameElement | null>,
  mode: PlayMode | undefined,
  fill: Pick<Fill, 'toggle' | 'leave'>,
): void => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const currency = useRef<Wallet['currency']>(undefined);
  const said = useRef('');
  const session = useSession();
  const wallets = useQuery({ ...walletsQuery(), enabled: session !== null && mode === 'real' }).data;
  const depositing = useStore((state) => state.modal.deposit);
  const theatre = useRef(fill);
  theatre.current = fill;
  useKeyboard(frame);

  useEffect(() => {
    const { setRoundOpen, setRealityCheck, setFrameCurrency } = store().game;
    const receive = (event: MessageEvent) => {
      const source = frame.current?.contentWindow ?? undefined;
      const message = readFrameMessage(event, { origin: location.origin, source });
      if (message === undefined) return;
      if (message.type === 'ready') {
        currency.current = message.currency;
        setFrameCurrency(message.mode === 'real' ? message.currency : undefined);
        giveKeyboard(frame.current);
      }
      if (message.type === 'close') void navigate('/');
      else if (message.type === 'leave') window.open(message.to, '_blank', 'noopener');
      else if (message.type === 'open' && message.what === 'theatre') theatre.current.toggle();
      else if (message.type === 'escape') theatre.current.leave();
      else hearFrame(client, message, { mode, said });
    };
    window.addEventListener('message', receive);
    return () => {
      window.removeEventListener('message', receive);
      setRoundOpen(false);
      setRealityCheck(false);
      setFrameCurrency(undefined);
    };
  }, [client, frame, mode, navigate]);

  useEffect(() => {
    const wallet = wallets?.find((entry) => entry.currency === currency.current);
    if (wallet === undefined || mode !== 'real') return;
    const { balance, bonusBalance } = wallet;
    if (said.current === `${balance}/${bonusBalance}`) return;
    said.current = `${balance}/${bonusBalance}`;
    sendToFrame(frame.current, { type: 'balance', currency: wallet.currency, balance, bonusBalance }, location.origin);
  }, [wallets, mode, frame]);

  useEffect(() => {
    if (!depositing) return;
    const paused = frame.current;
    sendToFrame(paused, { type: 'pause', reason: 'deposit' }, location.origin);
    return () => sendToFrame(paused, { type: 'resume' }, location.origin);
  }, [depositing, frame]);

  const signedIn = session !== null;
  useEffect(() => {
    if (!signedIn && mode === 'real') sendToFrame(frame.current, { type: 'sessionEnded' }, location.origin);
  }, [signedIn, mode, frame]);
};
