import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './styles/messages.css';

export type NoticeTone = 'plain' | 'info' | 'good' | 'warn';

const icons = { plain: Info, info: Info, good: CircleCheck, warn: CircleAlert } as const;

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly icon?: ReactNode;
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}

export const Notice = ({ tone = 'plain', icon, role, children }: NoticeProps) => {
  const Icon = icons[tone];
  return (
    <div className={classNames('notice', `notice-${tone}`)} role={role}>
      {icon ?? <Icon size={20} aria-hidden="true" />}
      <div>{children}</div>
    </div>
  );
};

/** Reserves the space of loading content. */
export const Skeleton = ({ shape }: { readonly shape: 'tile' | 'line' | 'block' | 'pill' }) => (
  <span className={classNames('skeleton', `skeleton-${shape}`)} aria-hidden="true" />
);

export const Spinner = ({ label }: { readonly label: string }) => (
  <span className="spinner" role="status" aria-label={label} />
);

export type BadgeKind = 'new' | 'hot' | 'top' | 'live' | 'jackpot';

export const Badge = ({ kind, children }: { readonly kind: BadgeKind; readonly children: ReactNode }) => (
  <span className={classNames('badge', `badge-${kind}`)}>{children}</span>
);

export type TagTone = 'plain' | 'good' | 'bad' | 'wait';

export const Tag = ({ tone = 'plain', children }: { readonly tone?: TagTone; readonly children: ReactNode }) => (
  <span className={classNames('tag', `tag-${tone}`)}>{children}</span>
);
