/** A panel at the right edge, on phones a bottom sheet. Closed by Escape and outside presses. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { X } from '../hud/icons.tsx';
import { jackpotTexts } from '../texts/jackpot.ts';
import { texts } from '../texts/texts.ts';
import './drawer.css';

interface Props {
  title: string;
  icon: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

export const Drawer = ({ title, icon, onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="drawer-sheet">
        <header>
          {icon}
          <h2 id={id}>{title}</h2>
          <button type="button" className="hud-icon" aria-label={texts.close} onClick={onClose}>
            <X />
          </button>
        </header>
        <div className="drawer-body" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
};

/** Where every win of a jackpot is checked, must-hit ones with what was sealed. */
export const PastJackpots = () => (
  <p className="drawer-note">
    <a href="/jackpots" target="_blank" rel="noopener">
      {jackpotTexts.pastWins}
    </a>
  </p>
);

/** All of it can be checked without us, too. */
export const VerifyElsewhere = ({ how = texts.fairness.offline }: { readonly how?: string }) => (
  <p className="drawer-note">
    {how}{' '}
    <a href="/verify" target="_blank" rel="noopener">
      {texts.fairness.elsewhere}
    </a>
  </p>
);
