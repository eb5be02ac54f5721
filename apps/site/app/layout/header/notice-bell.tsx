import { useDismiss } from '@carmine/design/dismiss';
import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { Suspense, useState } from 'react';
import { useDrawn } from '../../platform/page/document.tsx';
import { late, Withdrawn } from '../../platform/drawing/late.tsx';
import { latestNoticesQuery } from '../../queries/latest-notices.ts';
import { texts } from '../../texts/texts.ts';
import '../../styles/shell-member.css';

const load = () => import('../../features/notifications/notice-menu.tsx');
const NoticeMenu = late(
  load,
  (file) => file.NoticeMenu,
  (props) => <Withdrawn {...props} />,
);

const most = 9;

/** Number of unread notices, with a menu of the newest; the menu is loaded on hover. */
export const NoticeBell = () => {
  useDrawn('member');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const root = useDismiss<HTMLDivElement>(open, close);
  const unread = useQuery(latestNoticesQuery()).data?.unread ?? 0;
  return (
    <div className="bell" ref={root}>
      <button
        type="button"
        className="bell-button"
        aria-label={texts.header.notices(unread)}
        aria-expanded={open}
        aria-haspopup="true"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(!open)}
      >
        <Bell size={20} aria-hidden="true" />
        {unread > 0 && <span className="bell-count num">{unread > most ? `${most}+` : unread}</span>}
      </button>
      {open && (
        <Suspense fallback={null}>
          <NoticeMenu onClose={close} />
        </Suspense>
      )}
    </div>
  );
};
