import { protection } from '../texts/en-protection.ts';
import { State, time } from './figures.tsx';

interface Props {
  readonly status: keyof typeof protection.statuses;
  readonly until: string | null;
}

/** Whether a player may play, and the end of a break: a player on a break is never shown as active. */
export const ProtectionStatus = ({ status, until }: Props) => {
  if (status === 'active') return <State value={status} />;
  const isBreak = status === 'cool_off' || status === 'excluded';
  const end = until === null ? protection.forEver : protection.until(time(until));
  return (
    <span className="tag bad">
      {protection.statuses[status]}
      {isBreak && ` ${end}`}
    </span>
  );
};
