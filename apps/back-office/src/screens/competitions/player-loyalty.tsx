/** A player's loyalty figures. */
import { readPlayerLoyalty } from '@carmine/contract/back-office/competitions';
import { useAsk } from '../../calls.ts';
import { Amount, day } from '../../shell/figures.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { competitions } from '../../texts/en-competitions.ts';

const words = competitions.loyalty;

export const PlayerLoyalty = ({ playerId }: { readonly playerId: string }) => {
  const result = useAsk(readPlayerLoyalty, { params: { id: playerId } });
  const { data } = result;
  return (
    <section className="card" aria-busy={result.isPending}>
      <h2>{words.title}</h2>
      {result.isPending && <Loading />}
      {result.error && <Failure error={result.error} retry={() => void result.refetch()} />}
      {data && (
        <dl className="facts">
          <dt>{words.level}</dt>
          <dd>{words.levelOf(data.name, data.benefits.rakebackPercent)}</dd>
          <dt>{words.points}</dt>
          <dd className="number">{data.points}</dd>
          <dt>{words.staked}</dt>
          <dd>
            <Amount value={data.counted.stakedEur} currency="EUR" />
          </dd>
          <dt>{words.edge}</dt>
          <dd>
            <Amount value={data.counted.edgeEur} currency="EUR" />
          </dd>
          {data.rakeback.flatMap(({ currency, amount, paidSoFar }) => [
            <dt key={`${currency} due`}>{words.rakeback(currency)}</dt>,
            <dd key={`${currency} due amount`}>
              <Amount value={amount} currency={currency} />
            </dd>,
            <dt key={`${currency} paid`}>{words.paid(currency)}</dt>,
            <dd key={`${currency} paid amount`}>
              <Amount value={paidSoFar} currency={currency} />
            </dd>,
          ])}
          {data.gifts.flatMap(({ level, grantedAt, refusedBecause }) => [
            <dt key={level}>{words.gift(level)}</dt>,
            <dd key={`${level} state`}>
              {grantedAt !== null
                ? words.granted(day(grantedAt))
                : refusedBecause === null
                  ? words.due
                  : words.dueBecause(refusedBecause)}
            </dd>,
          ])}
        </dl>
      )}
      {data?.paused === true && <p className="notice">{words.paused}</p>}
    </section>
  );
};
