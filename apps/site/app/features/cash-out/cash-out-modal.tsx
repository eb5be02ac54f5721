import { buttonClass, SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { CurrenciesFailed } from '../../amounts/currencies-failed.tsx';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import { useResetAfterClosing } from '../../modals/use-reset-after-closing.ts';
import { useNarrow } from '../../platform/page/use-narrow.ts';
import { closedPath, useIsConfined } from '../../queries/protection.ts';
import { cashOutTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { CashOutForm } from './cash-out-form.tsx';
import { Checklist } from './checklist.tsx';
import { ByBank, Price } from './quote.tsx';
import { DebtNotice } from '../debt/debt-notice.tsx';
import { StepUpForm } from '../session/step-up-form.tsx';
import { useCashOut, type CashOut } from './use-cash-out.ts';
import './cash-out.css';
import '@carmine/design/dialog.css';

const words = cashOutTexts;

const Consequences = ({ cashOut }: { readonly cashOut: CashOut }) => {
  const { currency, amount } = cashOut;
  const narrow = useNarrow();
  return (
    <>
      <DebtNotice />
      <Checklist currency={currency} amount={amount} />
      {!narrow && <Price cashOut={cashOut} />}
      <ByBank cashOut={cashOut} />
    </>
  );
};

/** Without currencies: the list failed, is loading, or is empty. */
const Nothing = ({ cashOut: { list, loaded } }: { readonly cashOut: CashOut }) => {
  if (list.state === 'failed') return <CurrenciesFailed list={list} />;
  if (!loaded || list.state === 'loading') return <Skeleton shape="block" />;
  return <Notice tone="info">{words.noCoins}</Notice>;
};

const trackerPath = (id: string): string => `/wallet/withdraw/${encodeURIComponent(id)}`;

interface RequestedProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** In a game the player stays there: reports that the withdrawal is in progress, and links to it. */
const Requested = ({ id, onClose }: RequestedProps) => (
  <>
    <Notice tone="good" role="status">
      {words.requested.text}
    </Notice>
    <div className="dialog-foot cash-out-requested">
      <Link className={buttonClass({ size: 'large', block: true })} to={trackerPath(id)}>
        {words.requested.follow}
      </Link>
      <SecondaryButton block onClick={onClose}>
        {words.requested.back}
      </SecondaryButton>
    </div>
  </>
);

const Content = ({ open, onClose, content }: ModalProps) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const confined = useIsConfined();
  const [requested, setRequested] = useState<string>();
  const cashOut = useCashOut(content.currency, (id) => {
    if (pathname.startsWith('/game/')) {
      setRequested(id);
      return;
    }
    onClose();
    // Stays on the only page that may be seen: its payments are listed there.
    if (pathname !== closedPath && !confined) void navigate(trackerPath(id));
  });
  const frame = { open, onClose, closeLabel: texts.common.close };
  if (requested !== undefined) {
    return (
      <Dialog {...frame} title={words.requested.title}>
        <Requested id={requested} onClose={onClose} />
      </Dialog>
    );
  }
  if (cashOut.step === 'step-up') {
    return (
      <Dialog
        {...frame}
        title={words.stepUp.title}
        back={{ label: texts.common.back, onBack: () => cashOut.setStep('form') }}
      >
        <StepUpForm text={words.stepUp.text} submit={words.stepUp.confirm} onProven={cashOut.send} />
      </Dialog>
    );
  }
  if (!cashOut.loaded || cashOut.coins.length === 0) {
    return (
      <Dialog {...frame} title={words.title}>
        <Nothing cashOut={cashOut} />
      </Dialog>
    );
  }
  return (
    <Dialog {...frame} title={words.title} layout="two" aside={<Consequences cashOut={cashOut} />}>
      <CashOutForm cashOut={cashOut} />
    </Dialog>
  );
};

/** Mode Withdraw. */
export const CashOutModal = (props: ModalProps) => {
  const [visit, setVisit] = useState(0);
  useResetAfterClosing(props.open, () => setVisit((count) => count + 1));
  return <Content key={visit} {...props} />;
};
