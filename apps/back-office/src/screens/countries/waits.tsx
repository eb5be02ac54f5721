/** Said once a change was asked for. */
import { Link } from 'react-router';
import { countries as words } from '../../texts/en-countries.ts';
import { approvals } from '../../texts/en-approvals.ts';

export const Waits = () => (
  <p className="notice" role="status">
    {words.waits}{' '}
    <Link className="link" to="/approvals">
      {approvals.title}
    </Link>
  </p>
);
