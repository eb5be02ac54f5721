/** Players as lists show them: by their id to their page. */
import type { SearchAnswer, SearchMatch } from '@carmine/contract/back-office/players/search';
import { Link } from 'react-router';
import { day } from '../../shell/figures.tsx';
import { ProtectionStatus } from '../../shell/protection-status.tsx';
import { Scroll } from '../../shell/scroll.tsx';
import { data } from '../../texts/en-data.ts';
import { search } from '../../texts/en-search.ts';
import { texts } from '../../texts/en.ts';

type FoundPlayer = SearchAnswer['players'][number];
type ListedPlayer = Omit<FoundPlayer, 'by'> & { readonly by?: FoundPlayer['by'] };

const { columns } = texts.players;

export const MatchTags = ({ by }: { readonly by: readonly SearchMatch[] }) => (
  <span className="matches">
    {by.map((match) => (
      <span key={match} className="tag info">
        {search.by[match]}
      </span>
    ))}
  </span>
);

interface PlayersTableProps {
  readonly label: string;
  readonly players: readonly ListedPlayer[];
  /** Shows what each was found by. */
  readonly matched?: boolean;
}

export const PlayersTable = ({ label, players, matched = false }: PlayersTableProps) => (
  <Scroll label={label}>
    <table>
      <thead>
        <tr>
          {matched && <th>{search.columns.match}</th>}
          <th>{columns.name}</th>
          <th>{columns.id}</th>
          <th>{columns.email}</th>
          <th>{columns.country}</th>
          <th>{columns.status}</th>
          <th>{columns.since}</th>
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <tr key={player.id}>
            {matched && (
              <td>
                <MatchTags by={player.by ?? []} />
              </td>
            )}
            <td>{player.erased === null ? player.name : data.nobody}</td>
            <td>
              <Link className="mono link" to={`/players/${player.id}`}>
                {player.id}
              </Link>
            </td>
            <td>{player.email}</td>
            <td>{player.country ?? '–'}</td>
            <td>
              <ProtectionStatus status={player.protectionStatus} until={player.protectionUntil} />
            </td>
            <td className="number">{day(player.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);
