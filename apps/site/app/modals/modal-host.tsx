import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Waiting } from '../layout/global-spinner.tsx';
import { modalNames, type ModalName } from '../state/modal-slice.ts';
import { useStore } from '../state/store.ts';
import { lazyModals } from './lazy-modals.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useClosedByLeaving } from './use-closed-by-leaving.ts';
import { useGivenBackFocus } from './use-given-back-focus.ts';
import { useModalLink } from './use-modal-link.ts';

/** The deposit page is the same flow: over it the modal would be a second one. */
const isDepositPath = (pathname: string): boolean => pathname.includes('/wallet/deposit');

const Host = ({ name }: { readonly name: ModalName }) => {
  const open = useStore((state) => state.modal[name]);
  const content = useStore((state) => state.modal.content);
  const close = useStore((state) => state.modal.close);
  const [wanted, setWanted] = useState(false);
  // Rendered after the frame that responds to the press, because it takes a phone longer than that frame.
  const [answered, setAnswered] = useState(false);
  const suppressed = isDepositPath(useLocation().pathname) && name === 'deposit';
  useEffect(() => {
    setAnswered(open);
    if (open && suppressed) close(name);
    else if (open) setWanted(true);
  }, [open, suppressed, close, name]);
  if (!wanted) return null;
  const Modal = lazyModals[name];
  return (
    <Suspense fallback={open ? <Waiting /> : null}>
      <Modal open={open && answered && !suppressed} onClose={() => close(name)} content={content} />
    </Suspense>
  );
};

/** Those that were ever open: the others cost nothing. */
const useOpened = (): readonly ModalName[] => {
  const flags = useStore((state) => state.modal);
  const opened = useRef(new Set<ModalName>());
  for (const name of modalNames) if (flags[name]) opened.current.add(name);
  return [...opened.current];
};

/** One place for all modals; a flag opens each, and only what was opened once is loaded. */
export const ModalHost = () => {
  // Before the link effect, so that a modal requested by the new page's URL stays open.
  useClosedByLeaving();
  useModalLink();
  useBackCloses();
  useGivenBackFocus();
  return useOpened().map((name) => <Host key={name} name={name} />);
};
