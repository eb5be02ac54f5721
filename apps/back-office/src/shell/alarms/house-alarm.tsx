/** Alarm on every page that withdrawals are stopped, and whether because the ledger check failed. */
import { readHouseAlarms } from '@carmine/contract/back-office/money/books';
import { Link } from 'react-router';
import { useAsk } from '../../calls.ts';
import { texts } from '../../texts/en.ts';
import { time } from '../figures.tsx';

const words = texts.alarms;
const refetchMs = 15_000;

export const HouseAlarm = ({ mayLook }: { mayLook: boolean }) => {
  const stopped = useAsk(readHouseAlarms, {}, { refetchInterval: refetchMs }).data?.stopped ?? null;
  if (stopped === null) return null;
  return (
    <p className="notice bad" role="alert">
      <strong>{stopped.booksBroken ? words.broken : words.stopped}.</strong>{' '}
      {stopped.booksBroken ? words.brokenAbout : words.stoppedAbout(time(stopped.since))}{' '}
      {mayLook && (
        <Link className="link" to="/payments">
          {words.look}
        </Link>
      )}
    </p>
  );
};
