/** Alarm on every page that the audit log was changed, for operators who may view it. */
import { readAuditWatch } from '@carmine/contract/back-office/audit';
import { Link } from 'react-router';
import { useAsk } from '../../calls.ts';
import { office } from '../../texts/en-office.ts';

const words = office.watch;
const refetchMs = 30_000;

export const AuditAlarm = () => {
  const found = useAsk(readAuditWatch, {}, { refetchInterval: refetchMs }).data?.findings ?? [];
  if (found.length === 0) return null;
  return (
    <p className="notice bad" role="alert">
      <strong>{words.title}.</strong> {words.about}{' '}
      <Link className="link" to="/audit">
        {words.look}
      </Link>
    </p>
  );
};
