import type { Notice, NoticeKind } from '@carmine/contract/account/notices';
import { classNames } from '@carmine/design/class-names';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up';
import Gift from 'lucide-react/icons/gift';
import Hourglass from 'lucide-react/icons/hourglass';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { displayMoment } from '../../amounts/moment.ts';
import { linkOf, textOf } from './notice-content.ts';
import { noticeTexts } from './texts.ts';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;

/** By the first word of the kind. */
const icons: Readonly<Record<string, Icon>> = {
  deposit: BanknoteArrowDown,
  cash: BanknoteArrowUp,
  promotion: Gift,
  documents: BadgeCheck,
  funds: BadgeCheck,
  new: ShieldCheck,
  password: ShieldCheck,
  security: ShieldCheck,
  limit: Hourglass,
  round: Hourglass,
  break: Hourglass,
};

/** The kind's icon; the account's by default. */
const Sign = ({ kind }: { readonly kind: NoticeKind }) => {
  const Drawn = icons[kind.split('_')[0] ?? ''] ?? UserRound;
  return <Drawn size={18} aria-hidden="true" />;
};

interface Props {
  readonly notice: Notice;
  readonly onFollow?: () => void;
}

const Body = ({ notice }: Props) => {
  const { title, text } = textOf(notice.kind);
  const more = text?.(notice.data);
  return (
    <>
      <span className="notice-sign">
        <Sign kind={notice.kind} />
      </span>
      <span className="notice-body">
        <b>{title(notice.data)}</b>
        {more !== undefined && <span>{more}</span>}
        <time dateTime={notice.at}>{displayMoment(notice.at)}</time>
      </span>
      {!notice.read && (
        <i className="notice-dot">
          <span className="visually-hidden">{noticeTexts.unread}</span>
        </i>
      )}
    </>
  );
};

/** One thing that happened; a link where there is something to see. */
export const NoticeRow = ({ notice, onFollow }: Props) => {
  const to = linkOf(notice.kind, notice.data);
  const look = classNames('notice-row', !notice.read && 'notice-new');
  return (
    <li>
      {to === undefined ? (
        <div className={look}>
          <Body notice={notice} />
        </div>
      ) : (
        <Link className={look} to={to} onClick={onFollow}>
          <Body notice={notice} />
        </Link>
      )}
    </li>
  );
};
