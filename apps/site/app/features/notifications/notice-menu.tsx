import { SecondaryButton } from '@carmine/design/button';
import { Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { latestNoticesQuery } from '../../queries/latest-notices.ts';
import { useMarkRead } from './queries.ts';
import { CampaignNotices } from './campaign-notices.tsx';
import { noticeTexts } from './texts.ts';
import { NoticeRow } from './notice-row.tsx';
import './notices.css';
import '@carmine/design/menu.css';

/** What hangs under the bell: the newest few. */
export const NoticeMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const { data, isError } = useQuery({ ...latestNoticesQuery(), staleTime: 0 });
  const { mutate, isPending } = useMarkRead();
  return (
    <div className="menu notice-menu">
      <div className="notice-menu-head">
        <b>{noticeTexts.title}</b>
        {data !== undefined && data.unread > 0 && (
          <SecondaryButton size="small" loading={isPending} onClick={() => mutate(undefined)}>
            {noticeTexts.readAll}
          </SecondaryButton>
        )}
      </div>
      <CampaignNotices onFollow={onClose} />
      {data === undefined && !isError && <Skeleton shape="block" />}
      {isError && data === undefined && <p className="notice-empty">{noticeTexts.failed}</p>}
      {data?.items.length === 0 && <p className="notice-empty">{noticeTexts.empty}</p>}
      <ul>
        {data?.items.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onFollow={onClose} />
        ))}
      </ul>
      <Link className="notice-all" to="/profile/notifications" onClick={onClose}>
        {noticeTexts.all}
      </Link>
    </div>
  );
};
