/** Said once a change was asked for. */
import { Link } from 'react-router';
import { countries as words } from '../../texts/en-countries.ts';
import { matters } from '../../texts/en-matters.ts';

export const Waits = () => (
  <p className="notice" role="status">
    {words.waits}{' '}
    <Link className="link" to="/approvals">
      {matters.title}
    </Link>
  </p>
);
