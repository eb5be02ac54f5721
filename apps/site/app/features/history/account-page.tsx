/** Layout of the account pages: access, navigation, title. */
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { SignInFirst } from '../../layout/gates/sign-in-first.tsx';
import { useSession } from '../../queries/session.ts';
import { accountTexts } from '../../texts/account.ts';
import { historyTexts } from './texts.ts';
import { accountLinks } from './account-links.ts';
import '../../styles/account-page.css';

interface Props {
  readonly title: string;
  readonly text?: ReactNode;
  /** At the title's right end. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Beside the page if there is room, otherwise above it in one scrolling row. */
const Links = () => {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const row = pathname === '' ? null : list.current;
    const here = row?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row && here) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav className="account-links" aria-label={accountTexts.links.label} ref={list}>
      {accountLinks.map(({ to, text, icon: Icon }) => (
        <NavLink key={to} to={to} end={to === '/profile'}>
          <Icon size={18} />
          {text}
        </NavLink>
      ))}
    </nav>
  );
};

export const AccountPage = ({ title, text, aside, children }: Props) => {
  if (useSession() === null) return <SignInFirst title={title} text={historyTexts.signInFirst} />;
  return (
    <div className="account">
      <Links />
      <div className="account-page">
        <header className="account-head">
          <div>
            <h1 className="page-title">{title}</h1>
            {text !== undefined && <p className="account-text">{text}</p>}
          </div>
          {aside}
        </header>
        {children}
      </div>
    </div>
  );
};
