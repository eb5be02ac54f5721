import { Dialog } from '@carmine/design/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useSession } from '../queries/session.ts';
import { defaultWallet, walletsQuery } from '../queries/wallets.ts';
import type { FrameContent } from '../state/modal-slice.ts';
import { modalTexts } from '../texts/modals.ts';
import { texts } from '../texts/texts.ts';
import type { ModalProps } from './lazy-modals.ts';
import { TutorialLink } from './tutorial-link.tsx';
import { useWhileLeaving } from './use-while-leaving.ts';
import './modals.css';
import '@carmine/design/dialog.css';

/** Allows scripts and cookies, but no popups, downloads or top navigation. */
const ownSandbox = 'allow-scripts allow-same-origin';

/** The specification's height. */
const frameHeightPx = 900;

const hostOf = (address: string): string => new URL(address, window.location.href).hostname;

/** A payment is over when the balance that the player sees has changed. */
const useBalanceRule = (watching: boolean, onDone: () => void): void => {
  const signedIn = useSession() !== null;
  const wallet = defaultWallet(useQuery({ ...walletsQuery(), enabled: signedIn }).data);
  const balance = wallet === undefined ? undefined : `${wallet.currency} ${wallet.balance}`;
  const first = useRef<string>(undefined);
  useEffect(() => {
    if (!watching) {
      first.current = undefined;
      return;
    }
    first.current ??= balance;
    if (first.current !== balance) onDone();
  }, [watching, balance, onDone]);
};

interface Props {
  readonly frame: FrameContent;
  readonly onDone: () => void;
}

/** Handles a widget's message that it is done; the gateway is then queried. The document has an opaque origin. */
const useWidgetWord = (element: RefObject<HTMLIFrameElement | null>, watching: boolean, onWord: () => void): void => {
  useEffect(() => {
    if (!watching) return;
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== element.current?.contentWindow || origin !== 'null') return;
      const word = typeof data === 'object' && data !== null && 'checkout' in data ? data.checkout : undefined;
      if (word === 'done' || word === 'failed') onWord();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [element, watching, onWord]);
};

/** One load more than belongs to the visit: the provider has sent the player back, and the funds may be others. */
const Frame = ({ frame, onDone }: Props) => {
  const client = useQueryClient();
  const loads = useRef(0);
  const element = useRef<HTMLIFrameElement>(null);
  const end = useCallback(() => {
    const refreshed = client.invalidateQueries({ queryKey: walletsQuery().queryKey });
    void client.invalidateQueries({ queryKey: ['deposits'] });
    void refreshed.finally(onDone);
  }, [client, onDone]);
  useWidgetWord(element, frame.purpose === 'payment', end);
  const onLoad = () => {
    loads.current += 1;
    if (loads.current > (frame.initialLoads ?? 1)) end();
  };
  return (
    <iframe
      ref={element}
      // Our own pages scroll inside the frame; the dialog does not.
      className={frame.purpose === 'page' ? 'outside-frame own-frame' : 'outside-frame'}
      src={frame.address}
      title={frame.title}
      height={frameHeightPx}
      sandbox={frame.sandbox ?? ownSandbox}
      allow="payment; clipboard-write; camera"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={onLoad}
    />
  );
};

/** A payment, an on-ramp or other external content in a frame. */
export const IframeModal = ({ open, onClose, content }: ModalProps) => {
  const frame = useWhileLeaving(content.frame);
  const done = useRef(onClose);
  done.current = onClose;
  const close = useRef(() => done.current()).current;
  useBalanceRule(open && frame?.purpose === 'payment', close);
  return (
    <Dialog open={open} onClose={onClose} title={frame?.title ?? ''} closeLabel={texts.common.close} layout="frame">
      {frame && <Frame key={frame.address} frame={frame} onDone={close} />}
      {frame?.purpose === 'onramp' && <TutorialLink name="buyCrypto" />}
      {frame && frame.purpose !== 'page' && (
        <p className="dialog-small">{modalTexts.frame.outside(frame.by ?? hostOf(frame.address))}</p>
      )}
    </Dialog>
  );
};
