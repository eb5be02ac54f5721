import { Notice, Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../platform/calls/answers.ts';
import { countryCodesQuery } from '../../queries/location.ts';
import { profileQuery } from '../../queries/profile.ts';
import { useSession } from '../../queries/session.ts';
import { profileTexts } from './texts.ts';
import { AccountPage } from '../history/account-page.tsx';
import { ChatCard } from './data/chat-card.tsx';
import { OwnDataCard } from './data/own-data-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ReadyCard } from './ready-card.tsx';
import { BankAccountCard } from './bank-account-card.tsx';
import { WalletsCard } from './wallets-card.tsx';
import './profile.css';

const words = profileTexts.details;

const Details = () => {
  const profile = useQuery({ ...profileQuery(), staleTime: 0 });
  const countries = useQuery(countryCodesQuery());
  const failure = profile.error ?? countries.error;
  if (profile.data === undefined || countries.data === undefined) {
    return failure === null ? (
      <Skeleton shape="block" />
    ) : (
      <Notice tone="warn" role="alert">
        {messageOf(failure, words.loadFailed)}
      </Notice>
    );
  }
  return (
    <div className="profile-grid">
      <ProfileForm profile={profile.data} countries={countries.data} />
      <aside className="profile-side">
        <WalletsCard />
        <BankAccountCard />
        <ReadyCard profile={profile.data} countries={countries.data} />
        <ChatCard />
        <OwnDataCard />
      </aside>
    </div>
  );
};

export const ProfilePage = () => {
  const signedIn = useSession() !== null;
  return (
    <AccountPage title={words.title} text={words.text}>
      {signedIn && <Details />}
    </AccountPage>
  );
};
