import { Dialog } from '@carmine/design/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { notify } from '../platform/toasts/notify.ts';
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

/** The origin of a document in which a gateway's script runs; an on-ramp's has ours, because only its frame is the on-ramp's. */
const opaque = 'null';

type Word = 'done' | 'failed';

/** Handles the message of a document of ours that its widget is done; what came of it is then queried. */
const useWidgetWord = (
  element: RefObject<HTMLIFrameElement | null>,
  watching: boolean,
  onWord: (word: Word) => void,
): void => {
  useEffect(() => {
    if (!watching) return;
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== element.current?.contentWindow || ![opaque, window.location.origin].includes(origin)) return;
      const word = typeof data === 'object' && data !== null && 'checkout' in data ? data.checkout : undefined;
      if (word === 'done' || word === 'failed') onWord(word);
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
    for (const key of ['deposits', 'onramps']) void client.invalidateQueries({ queryKey: [key] });
    void refreshed.finally(onDone);
  }, [client, onDone]);
  const { purpose } = frame;
  const hear = useCallback(
    (word: Word) => {
      if (purpose === 'onramp' && word === 'failed') notify('error', modalTexts.frame.failed);
      end();
    },
    [purpose, end],
  );
  useWidgetWord(element, purpose === 'payment' || purpose === 'onramp', hear);
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
    <Dialog
      open={open}
      onClose={onClose}
      title={frame?.title ?? ''}
      closeLabel={texts.common.close}
      layout="frame"
      // To the list that it was chosen from.
      {...(frame?.purpose === 'onramp' && { back: { label: texts.common.back, onBack: onClose } })}
    >
      {frame && <Frame key={frame.address} frame={frame} onDone={close} />}
      {frame?.purpose === 'onramp' && <TutorialLink name="buyCrypto" />}
      {frame && frame.purpose !== 'page' && (
        <p className="dialog-small">{modalTexts.frame.outside(frame.by ?? hostOf(frame.address))}</p>
      )}
    </Dialog>
  );
};
