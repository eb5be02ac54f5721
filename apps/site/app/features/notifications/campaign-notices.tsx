import type { CampaignNotice } from '@carmine/contract/promotions/campaigns';
import { IconButton } from '@carmine/design/button';
import { useQuery } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { displayMoment } from '../../amounts/moment.ts';
import { messageOf } from '../../platform/calls/answers.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { campaignNoticesQuery, useDismiss } from './queries.ts';
import { noticeTexts } from './texts.ts';

const words = noticeTexts.campaigns;

interface RowProps {
  readonly notice: CampaignNotice;
  readonly onFollow?: (() => void) | undefined;
}

const CampaignRow = ({ notice: { id, title, text, promotion, coupon, endsAt }, onFollow }: RowProps) => {
  const { mutate, isPending } = useDismiss();
  const failed = (error: Error) => notify('error', messageOf(error, words.failed));
  return (
    <li className="notice-row">
      <span className="notice-sign">
        <Gift size={18} aria-hidden="true" />
      </span>
      <span className="notice-body">
        <b>{title}</b>
        <span>{text}</span>
        {coupon !== null && <span>{words.code(coupon)}</span>}
        {promotion !== null && (
          <Link to={`/promotions/${promotion}`} onClick={onFollow}>
            {words.see}
          </Link>
        )}
        <time dateTime={endsAt}>{words.until(displayMoment(endsAt))}</time>
      </span>
      <IconButton plain label={words.close(title)} disabled={isPending} onClick={() => mutate(id, { onError: failed })}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
};

/** Promotional notices above the others: never unread, never popping up, gone for good once closed. */
export const CampaignNotices = ({ onFollow }: { readonly onFollow?: () => void }) => {
  const notices = useQuery(campaignNoticesQuery()).data ?? [];
  if (notices.length === 0) return null;
  return (
    <section className="campaign-notices" aria-label={words.title}>
      <ul>
        {notices.map((notice) => (
          <CampaignRow key={notice.id} notice={notice} onFollow={onFollow} />
        ))}
      </ul>
    </section>
  );
};
