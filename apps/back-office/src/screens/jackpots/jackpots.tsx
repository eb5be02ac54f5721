/** Jackpot pools: what came in, what was paid and what is there, wins, and requests to add to them. */
import { listPools } from '@carmine/contract/back-office/games/jackpots';
import type { Operator } from '@carmine/contract/back-office/operators';
import { useAsk } from '../../calls.ts';
import { Failure, Loading, Nothing } from '../../shell/states.tsx';
import { jackpots as words } from '../../texts/en-jackpots.ts';
import { PoolCard } from './pool-card.tsx';
import { PoolWins } from './pool-wins.tsx';
import { SeedForm } from './seed-form.tsx';

const refetchMs = 10_000;

export const JackpotsScreen = ({ operator }: { readonly operator: Operator }) => {
  const pools = useAsk(listPools, {}, { refetchInterval: refetchMs });
  if (pools.isPending) return <Loading />;
  if (pools.error) return <Failure error={pools.error} retry={() => void pools.refetch()} />;
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      {pools.data.length === 0 ? (
        <Nothing text={words.none} />
      ) : (
        <>
          {pools.data.map((pool) => (
            <PoolCard key={pool.id} pool={pool} />
          ))}
          {operator.permissions.includes('payments.approve') && <SeedForm pools={pools.data} />}
          <PoolWins pools={pools.data} />
        </>
      )}
    </>
  );
};
