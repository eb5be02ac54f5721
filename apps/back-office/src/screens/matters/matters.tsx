/** Everything that waits for a second operator or for its time, over all players. */
import { listMatters, type Operator } from '@carmine/contract/back-office';
import { Link } from 'react-router';
import { useAsk } from '../../calls.ts';
import { Failure, Loading, Nothing } from '../../shell/states.tsx';
import { matters as words } from '../../texts/en-matters.ts';
import { OfficeMatters } from '../office/office-matters.tsx';
import { MatterFacts } from './matter-facts.tsx';

/** New ones appear by themselves. */
const refetchMs = 15_000;

export const MattersScreen = ({ operator }: { operator: Operator }) => {
  const open = useAsk(listMatters, {}, { refetchInterval: refetchMs });
  if (open.isPending) return <Loading />;
  if (open.error) return <Failure error={open.error} retry={() => void open.refetch()} />;
  const may = (permission: string) => operator.permissions.includes(permission);
  return (
    <>
      <header className="head">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
      </header>
      {may('office.agree') && <OfficeMatters />}
      <section className="card">
        <h2>{words.players}</h2>
        {open.data.length === 0 && <Nothing text={words.none} />}
        <ul className="flags">
          {open.data.map(({ player, ...matter }) => (
            <li key={matter.id}>
              <Link className="link" to={`/players/${player.id}`}>
                {player.name}
              </Link>
              <MatterFacts matter={matter} mayProtect={may('players.protect')} mayAgree={may('players.lock')} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};
