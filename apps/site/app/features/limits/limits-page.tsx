import { limitKinds } from '@carmine/contract/account/protection';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '../../platform/calls/not-loaded.tsx';
import { limitsQuery } from '../../queries/protection.ts';
import { useSession } from '../../queries/session.ts';
import { protectionTexts } from './texts.ts';
import { AccountPage } from '../history/account-page.tsx';
import { AllLockedMoney } from '../wallets/locked-money.tsx';
import { BreakCard } from './break-card.tsx';
import { ClosingCard } from './closing-card.tsx';
import { LimitCard } from './limit-card.tsx';
import { PausesCard } from './pauses-card.tsx';
import { WaitingLimits } from './waiting-limits.tsx';
import './limits.css';

const { limits: words } = protectionTexts;

const Limits = () => {
  const { data, error, isPending } = useQuery(limitsQuery());
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined) return <NotLoaded error={error} failed={protectionTexts.failed} />;
  return (
    <>
      {data.depositLimitFirst && <Notice tone="info">{words.first}</Notice>}
      <WaitingLimits limits={data} />
      {limitKinds.map((kind) => (
        <LimitCard key={kind} kind={kind} limits={data} />
      ))}
      <p className="limit-note">
        {words.measured} {words.zone(data.timeZone.replaceAll('_', ' '))}
      </p>
    </>
  );
};

export const LimitsPage = () => {
  const signedIn = useSession() !== null;
  return (
    <AccountPage title={words.title} text={words.text}>
      {signedIn && (
        <div className="limits">
          <AllLockedMoney withLimits={false} />
          <Limits />
          <PausesCard />
          <BreakCard />
          <ClosingCard />
        </div>
      )}
    </AccountPage>
  );
};
