/** Cells of a round's line, from its id to its payout. */
import type { RoundLine } from '@carmine/contract/back-office/rounds';
import { Link } from 'react-router';
import { Amount, State } from '../../shell/figures.tsx';
import { timesPaid } from '../../shell/times.ts';

export const RoundCells = ({ round }: { round: RoundLine }) => (
  <>
    <td>
      <Link className="mono link" to={`/rounds/${round.id}`}>
        {round.id}
      </Link>
    </td>
    <td>{round.game}</td>
    <td>
      <State value={round.status} />
    </td>
    <td className="right">
      <Amount value={round.stake} currency={round.currency} />
    </td>
    <td className="right number">{timesPaid({ ...round, staked: round.stake })}</td>
    <td className="right">
      <Amount value={round.payout} currency={round.currency} />
    </td>
  </>
);
