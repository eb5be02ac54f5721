/** The one-time link, or who is needed for it first. */
import { Link } from 'react-router';
import { time } from '../../shell/figures.tsx';
import { office } from '../../texts/en-office.ts';

export type MadeLink = { readonly link: string; readonly expiresAt: string } | { readonly waits: true };

export const LinkNotice = ({ made }: { made: MadeLink }) =>
  'waits' in made ? (
    <p className="notice" role="status">
      {office.operators.waits}{' '}
      <Link className="link" to="/second-word">
        {office.operators.waitsLink}
      </Link>
    </p>
  ) : (
    <p className="notice" role="status">
      {office.operators.link} {time(made.expiresAt)}: <code>{made.link}</code>
    </p>
  );
