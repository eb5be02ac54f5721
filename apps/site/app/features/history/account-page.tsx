/** The frame that the pages about one's own account share: who may see them, the tabs, the title. */
import { PrimaryButton } from '@carmine/design/button';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { cashierTexts } from '../../texts/en-cashier.ts';
import { texts } from '../../texts/en.ts';
import './history.css';

const tabs = [
  { to: '/history/bets', text: cashierTexts.tabs.bets },
  { to: '/history/payments', text: cashierTexts.tabs.payments },
  { to: '/profile/sessions', text: cashierTexts.tabs.sessions },
] as const;

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export const AccountPage = ({ title, text, children }: Props) => {
  const signedIn = useSession() !== null;
  const open = useStore((state) => state.modal.open);
  if (!signedIn) {
    return (
      <section className="message-card">
        <h1 className="page-title">{title}</h1>
        <p>{cashierTexts.signInFirst}</p>
        <PrimaryButton arrow onClick={() => open('login')}>
          {texts.header.signIn}
        </PrimaryButton>
      </section>
    );
  }
  return (
    <div className="account-page">
      <nav className="account-tabs" aria-label={cashierTexts.tabs.label}>
        {tabs.map((tab) => (
          <NavLink key={tab.to} to={tab.to}>
            {tab.text}
          </NavLink>
        ))}
      </nav>
      <h1 className="page-title">{title}</h1>
      {text !== undefined && <p className="account-text">{text}</p>}
      {children}
    </div>
  );
};
