import { Tag } from '@carmine/design/feedback';
import type { ComponentType, ReactNode } from 'react';
import { securityTexts } from './texts.ts';
import '../../styles/option.css';

interface Props {
  readonly icon: ComponentType<{ size?: number }>;
  readonly title: string;
  readonly text: string;
  /** Whether it guards the account now; left out where that is no question. */
  readonly on?: boolean | undefined;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

const { on: onText, off: offText } = securityTexts.page;

/** One way in which an account is guarded, and what can be done about it. */
export const SecurityCard = ({ icon: Icon, title, text, on, action, children }: Props) => (
  <section className="security-card">
    <span className="option-mark" aria-hidden="true">
      <Icon size={20} />
    </span>
    <div className="security-card-text">
      <h2>
        {title}
        {on !== undefined && <Tag tone={on ? 'good' : 'plain'}>{on ? onText : offText}</Tag>}
      </h2>
      <p>{text}</p>
    </div>
    {action !== undefined && <div className="security-card-action">{action}</div>}
    {children !== undefined && <div className="security-card-more">{children}</div>}
  </section>
);
