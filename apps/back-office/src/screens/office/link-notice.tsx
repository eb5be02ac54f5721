/** Where the one-time link was sent, or who has to approve first. */
import { Link } from 'react-router';
import { time } from '../../shell/figures.tsx';
import { office } from '../../texts/en-office.ts';

export type SentLink = { readonly expiresAt: string } | { readonly waits: true };

export const LinkNotice = ({ sent }: { sent: SentLink }) =>
  'waits' in sent ? (
    <p className="notice" role="status">
      {office.operators.waits}{' '}
      <Link className="link" to="/approvals">
        {office.operators.waitsLink}
      </Link>
    </p>
  ) : (
    <p className="notice good" role="status">
      {office.operators.sent(time(sent.expiresAt))}
    </p>
  );
