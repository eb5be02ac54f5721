/** Grants that wait for a person's decision. */
import { decideGrantReview, listGrantReviews, type GrantReview } from '@carmine/contract/back-office/grant-reviews';
import { useState } from 'react';
import { Link } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { Amount, time } from '../../shell/figures.tsx';
import { Failure, Loading, Nothing } from '../../shell/states.tsx';
import { Table } from '../../shell/table.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { promotions as words } from '../../texts/en-promotions.ts';
import { Choice } from '../choice.tsx';

const Decide = ({ one }: { readonly one: GrantReview }) => {
  const [verdict, setVerdict] = useState('refuse');
  const send = (reason: string) =>
    ask(decideGrantReview, {
      params: { id: one.id },
      body: { playerId: one.player.id, granted: verdict === 'grant', reason },
    });
  return (
    <>
      <Choice
        label={words.decideFor(one.player.name)}
        value={verdict}
        options={[
          ['refuse', words.refuse],
          ['grant', words.grant],
        ]}
        set={setVerdict}
      />
      <WriteLine label={words.reviewReason} action={words.decide} most={500} send={send} />
    </>
  );
};

const Row = ({ one, onDecide }: { readonly one: GrantReview; readonly onDecide: (() => void) | undefined }) => (
  <tr>
    <td>
      <Link to={`/players/${one.player.id}`}>{one.player.name}</Link>
    </td>
    <td>{one.promotion === null ? words.referral : `${one.promotion}, ${words.version(one.version ?? 1)}`}</td>
    <td>{words.reviewReasons[one.reason] ?? one.reason}</td>
    <td className="number">
      <Amount value={one.bonus} currency={one.currency} />
      {one.freeSpins > 0 && `, ${words.freeSpins(one.freeSpins)}`}
    </td>
    <td className="number">{time(one.createdAt)}</td>
    <td>{one.needed > 1 ? words.agreed(one.agreed, one.needed) : '–'}</td>
    <td>
      {onDecide && (
        <button type="button" className="button" aria-label={words.decideFor(one.player.name)} onClick={onDecide}>
          {words.decide}
        </button>
      )}
    </td>
  </tr>
);

export const GrantReviews = ({ mayDecide }: { readonly mayDecide: boolean }) => {
  const [opened, setOpened] = useState<string>();
  const { data, error, isPending, refetch } = useAsk(listGrantReviews, {});
  const one = data?.items.find(({ id }) => id === opened);
  return (
    <section className="card" aria-busy={isPending}>
      <h2>{words.reviews}</h2>
      {isPending && <Loading />}
      {error && <Failure error={error} retry={() => void refetch()} />}
      {data?.items.length === 0 && <Nothing text={words.noReviews} />}
      {data !== undefined && data.items.length > 0 && (
        <Table label={words.reviews} columns={[...Object.values(words.reviewColumns), words.decide]}>
          {data.items.map((row) => (
            <Row key={row.id} one={row} onDecide={mayDecide ? () => setOpened(row.id) : undefined} />
          ))}
        </Table>
      )}
      {one && <Decide key={one.id} one={one} />}
    </section>
  );
};
