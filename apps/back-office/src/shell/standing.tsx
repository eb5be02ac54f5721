import { protection } from '../texts/en-protection.ts';
import { State, time } from './figures.tsx';

interface Held {
  readonly standing: keyof typeof protection.standings;
  readonly standingUntil: string | null;
}

/** Whether a player may play, and where not, until when: nobody on a break is called active. */
export const Standing = ({ standing, standingUntil }: Held) => {
  if (standing === 'active') return <State value={standing} />;
  const isBreak = standing === 'cool_off' || standing === 'excluded';
  const until = standingUntil === null ? protection.forEver : protection.until(time(standingUntil));
  return (
    <span className="tag bad">
      {protection.standings[standing]}
      {isBreak && ` ${until}`}
    </span>
  );
};
