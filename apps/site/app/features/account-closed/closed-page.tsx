/** The only account page for players who may only withdraw: on a break, closed, or in a country that is not served. */
import type { ProtectionStatus } from '@carmine/contract/account/protection';
import { PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import { useEffect } from 'react';
import { NotLoaded } from '../../platform/calls/not-loaded.tsx';
import { protectionStatusQuery } from '../../queries/protection.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { store, useStore } from '../../state/store.ts';
import { protectionTexts } from '../limits/texts.ts';
import { ClosingCard } from '../limits/closing-card.tsx';
import { ErasureCard } from '../profile/data/erasure-card.tsx';
import { OwnDataCard } from '../profile/data/own-data-card.tsx';
import { FundsCard } from '../verification/funds-card.tsx';
import { VerificationCard } from '../verification/verification-card.tsx';
import { useLeave } from './leave.ts';
import { Help } from './help.tsx';
import { Money, ownOf } from './money.tsx';
import { PastList } from './past-list.tsx';
import { Security } from './security.tsx';
import { ProtectionStatusHeader } from './protection-status-header.tsx';
import './account-closed.css';
import '../../styles/message-card.css';

const { closed: words } = protectionTexts;

const Visitor = () => {
  const open = useStore((state) => state.modal.open);
  return (
    <section className="message-card">
      <h1 className="page-title">{words.titles.visitor}</h1>
      <p>{words.texts.visitor}</p>
      <PrimaryButton arrow onClick={() => open('login')}>
        {words.signIn}
      </PrimaryButton>
    </section>
  );
};

/** Documents are needed for withdrawals only: without a balance none are asked for. */
const Documents = () => {
  const wallets = useQuery(walletsQuery()).data;
  const isEmpty = wallets?.every((wallet) => ownOf(wallet).subunits === 0n) === true;
  return (
    <section className="closed-section" id="documents" aria-label={words.documents}>
      <FundsCard />
      {!isEmpty && <VerificationCard kind="identity" />}
      {!isEmpty && <VerificationCard kind="bill" />}
    </section>
  );
};

const Cashier = ({ protectionStatus }: { readonly protectionStatus: ProtectionStatus }) => {
  const leave = useLeave();
  return (
    <div className="closed">
      <ProtectionStatusHeader protectionStatus={protectionStatus} />
      <div className="closed-grid">
        <div className="closed-main">
          <Money />
          <Documents />
          <PastList />
        </div>
        <aside className="closed-side">
          <Help protectionStatus={protectionStatus} />
          <Security />
          <OwnDataCard />
          {protectionStatus.closed === undefined ? <ClosingCard /> : <ErasureCard />}
          <SecondaryButton block icon={<LogOut size={18} aria-hidden="true" />} onClick={() => void leave()}>
            {words.signOut}
          </SecondaryButton>
        </aside>
      </div>
    </div>
  );
};

const lookAgainMs = 15_000;

export const ClosedPage = () => {
  // Polls, because nothing else reports the end of a break or a reopened account.
  const { data, error, isPending } = useQuery({
    ...protectionStatusQuery(),
    refetchInterval: ({ state }) => (state.data?.signedIn === true ? lookAgainMs : false),
  });
  const confined = data?.refusal !== undefined;
  // The sign-in was refused with a session for withdrawals, so its dialog can close.
  useEffect(() => {
    if (confined) store().modal.close('login');
  }, [confined]);
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined) return <NotLoaded error={error} failed={protectionTexts.failed} />;
  if (!data.signedIn) return <Visitor />;
  return <Cashier protectionStatus={data} />;
};
