import { SecondaryButton } from '@carmine/design/button';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { useInfiniteQuery } from '@tanstack/react-query';
import { messageOf } from '../../platform/calls/answers.ts';
import { allNoticesQuery, useMarkRead } from './queries.ts';
import { useSession } from '../../queries/session.ts';
import { noticeTexts } from './texts.ts';
import { AccountPage } from '../history/account-page.tsx';
import { MailSettingsCard } from './mail-settings.tsx';
import { CampaignNotices } from './campaign-notices.tsx';
import { NoticeRow } from './notice-row.tsx';
import { PromotionConsentsCard } from './promotion-consents.tsx';
import './notices.css';

const List = () => {
  const query = useInfiniteQuery(allNoticesQuery());
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="notice-card" aria-label={noticeTexts.title} aria-busy={query.isPending}>
      <CampaignNotices />
      {query.isPending && <Skeleton shape="block" />}
      {query.isError && items.length === 0 && (
        <Notice tone="warn" role="alert">
          {messageOf(query.error, noticeTexts.failed)}
        </Notice>
      )}
      {query.isSuccess && items.length === 0 && <p className="notice-empty">{noticeTexts.empty}</p>}
      <ul>
        {items.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
      {query.hasNextPage && (
        <SecondaryButton block loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {noticeTexts.more}
        </SecondaryButton>
      )}
    </section>
  );
};

const ReadAll = () => {
  const unread = useInfiniteQuery(allNoticesQuery()).data?.pages[0]?.unread ?? 0;
  const { mutate, isPending } = useMarkRead();
  if (unread === 0) return null;
  return (
    <SecondaryButton size="small" loading={isPending} onClick={() => mutate(undefined)}>
      {noticeTexts.readAll}
    </SecondaryButton>
  );
};

export const NotificationsPage = () => {
  const signedIn = useSession() !== null;
  return (
    <AccountPage title={noticeTexts.title} text={noticeTexts.text} aside={signedIn && <ReadAll />}>
      {signedIn && (
        <div className="notice-grid">
          <List />
          <div className="notice-grid-aside">
            <PromotionConsentsCard />
            <MailSettingsCard />
          </div>
        </div>
      )}
    </AccountPage>
  );
};
