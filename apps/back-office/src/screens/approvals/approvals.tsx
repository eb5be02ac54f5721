/** All approval requests, of the house and of players. The filters are in the URL. */
import {
  approvalLists,
  houseApprovalKinds,
  listApprovals,
  playerApprovalKinds,
  type ApprovalKind,
  type ListedApproval,
} from '@carmine/contract/back-office/approvals';
import { Link, useSearchParams } from 'react-router';
import { useAsk } from '../../calls.ts';
import { Pager } from '../../shell/pager.tsx';
import { Failure, Loading, Nothing } from '../../shell/states.tsx';
import { approvals as words } from '../../texts/en-approvals.ts';
import { Choice } from '../choice.tsx';
import { pageSize } from '../paged-table.tsx';
import { RequestFacts } from './request-facts.tsx';

/** Polls for new entries. */
const refetchMs = 15_000;

const kinds: readonly ApprovalKind[] = [...houseApprovalKinds, ...playerApprovalKinds];
const optionsOf = (some: readonly ApprovalKind[]) => some.map((kind) => [kind, words.kinds[kind]] as const);

const useFilter = () => {
  const [search, setSearch] = useSearchParams();
  const list = approvalLists.find((one) => one === search.get('list')) ?? 'open';
  const kind = kinds.find((one) => one === search.get('kind'));
  const page = Math.max(0, Math.trunc(Number(search.get('page')) || 0));
  const set = (name: 'list' | 'kind' | 'page', value: string): void => {
    const next = new URLSearchParams(search);
    if (name !== 'page') next.delete('page');
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return { list, kind, page, set };
};

const Request = ({ player, ...request }: ListedApproval) => (
  <li>
    {player !== null && (
      <Link className="link" to={`/players/${player.id}`}>
        {player.name}
      </Link>
    )}
    <RequestFacts request={request} />
  </li>
);

const Filters = ({ list, kind, set }: Omit<ReturnType<typeof useFilter>, 'page'>) => (
  <div className="filters" role="search">
    <Choice
      label={words.filters.list}
      value={list}
      set={(value) => set('list', value)}
      options={approvalLists.map((name) => [name, words.filters.lists[name]] as const)}
    />
    <Choice
      label={words.filters.kind}
      value={kind ?? ''}
      set={(value) => set('kind', value)}
      options={[['', words.filters.all]]}
      groups={[
        { label: words.filters.house, options: optionsOf(houseApprovalKinds) },
        { label: words.filters.player, options: optionsOf(playerApprovalKinds) },
      ]}
    />
  </div>
);

export const ApprovalsScreen = () => {
  const { list, kind, page, set } = useFilter();
  const query = { list, page, size: pageSize, ...(kind === undefined ? {} : { kind }) };
  const found = useAsk(listApprovals, { query }, { refetchInterval: refetchMs });
  return (
    <>
      <header className="head">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
      </header>
      <section className="card" aria-busy={found.isPending}>
        <h2>{words.lists[list]}</h2>
        <Filters list={list} kind={kind} set={set} />
        {found.isPending && <Loading />}
        {found.error && <Failure error={found.error} retry={() => void found.refetch()} />}
        {found.data?.total === 0 && <Nothing text={words.none[list]} />}
        {found.data !== undefined && found.data.total > 0 && (
          <>
            <ul className="flags">
              {found.data.items.map((request) => (
                <Request key={request.id} {...request} />
              ))}
            </ul>
            <Pager page={page} size={pageSize} total={found.data.total} onPage={(next) => set('page', `${next}`)} />
          </>
        )}
      </section>
    </>
  );
};
