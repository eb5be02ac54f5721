import { IconButton } from '@carmine/design/button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SignInFirst } from '../../layout/gates/sign-in-first.tsx';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/texts.ts';
import { depositTexts } from './texts.ts';
import { DebtNotice } from '../debt/debt-notice.tsx';
import { DepositFlow, type DepositFrame } from './deposit-flow.tsx';
import { DepositHistory } from './history/deposit-history.tsx';
import { DepositProgress } from './history/deposit-progress.tsx';
import './deposit.css';
import '@carmine/design/dialog.css';

const Card = ({ title, onBack, aside, children }: DepositFrame) => (
  <section className="deposit-card">
    <div className="deposit-work">
      <div className="dialog-head">
        {onBack && (
          <IconButton plain label={texts.common.back} onClick={onBack}>
            <ArrowLeft size={20} aria-hidden="true" />
          </IconButton>
        )}
        <h1 className="dialog-title">{title}</h1>
      </div>
      {children}
    </div>
    {aside !== undefined && <aside className="dialog-aside">{aside}</aside>}
  </section>
);

/** On this page the header's deposit button does not open the dialog: while a deposit is shown, it leads to the form. */
const useFormOnPress = (followed: boolean): void => {
  const navigate = useNavigate();
  useEffect(
    () =>
      useStore.subscribe(({ modal }, { modal: before }) => {
        if (!modal.deposit || before.deposit) return;
        if (followed) void navigate('/wallet/deposit');
        else document.querySelector<HTMLElement>('.deposit-card input')?.focus();
      }),
    [followed, navigate],
  );
};

/** The deposit flow as a page, the return from a provider, and past deposits. */
export const DepositPage = () => {
  const signedIn = useSession() !== null;
  const deposit = useSearchParams()[0].get('deposit');
  useFormOnPress(deposit !== null);
  if (!signedIn) return <SignInFirst title={depositTexts.title} text={depositTexts.signInFirst} />;
  return (
    <div className="deposit-page">
      <DebtNotice />
      {deposit === null ? (
        <DepositFlow currency={undefined} frame={(parts) => <Card {...parts} />} />
      ) : (
        <DepositProgress id={deposit} />
      )}
      <DepositHistory />
    </div>
  );
};
