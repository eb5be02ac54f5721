/** The audit log with the state of its chain. */
import { verifyAuditLog } from '@carmine/contract/back-office/audit';
import type { Operator } from '@carmine/contract/back-office/operators';
import { useAsk } from '../../calls.ts';
import { texts } from '../../texts/en.ts';
import { AuditWatchCard } from './audit-watch.tsx';
import { AuditTable } from './audit-table.tsx';

const Chain = () => {
  const { data } = useAsk(verifyAuditLog, {});
  if (data === undefined) return null;
  return (
    <span className={`tag ${data.intact ? 'good' : 'bad'}`}>
      {data.intact ? texts.audit.intact(data.entries) : texts.audit.broken(data.firstBroken ?? '')}
    </span>
  );
};

export const AuditScreen = ({ operator }: { operator: Operator }) => (
  <>
    <h1>{texts.audit.title}</h1>
    <AuditWatchCard maySettle={operator.permissions.includes('approvals.decide')} />
    <AuditTable aside={<Chain />} />
  </>
);
