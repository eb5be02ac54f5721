/** One pool: its money, its rules, its commitment, and what the house has put in. */
import type { OfficePool } from '@carmine/contract/back-office/games/jackpots';
import { formatAmount, money, readAmount } from '@carmine/money';
import type { ReactNode } from 'react';
import { Amount, amountText, time } from '../../shell/figures.tsx';
import { Table } from '../../shell/table.tsx';
import { jackpots as words } from '../../texts/en-jackpots.ts';

const { figures } = words;

const Figure = ({ name, note, children }: { name: string; note?: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
    {note !== undefined && <dd className="caption">{note}</dd>}
  </div>
);

const Eur = ({ value }: { value: string }) => <Amount value={value} currency="EUR" />;

/** What a meter lacks of its seed; undefined if nothing. */
const lackOf = ({ amount, seed }: OfficePool): string | undefined => {
  const lack = readAmount('EUR', seed).subunits - readAmount('EUR', amount).subunits;
  return lack > 0n ? amountText(formatAmount(money('EUR', lack)), 'EUR') : undefined;
};

const Seeds = ({ pool: { name, seeds } }: { pool: OfficePool }) => (
  <details>
    <summary>{words.seeds}</summary>
    <Table label={`${words.seeds}: ${name}`} columns={Object.values(words.seed)}>
      {seeds.map(({ amount, at, request }) => (
        <tr key={at}>
          <td>
            <Eur value={amount} />
          </td>
          <td className="number">{time(at)}</td>
          <td>{request === null ? words.first : words.request(request)}</td>
        </tr>
      ))}
    </Table>
  </details>
);

export const PoolCard = ({ pool }: { pool: OfficePool }) => {
  const lack = lackOf(pool);
  return (
    <section className="card">
      <h2>
        {pool.name}
        <span className="caption">{pool.id}</span>
        <span className="tag">{pool.level === null ? words.unnamed : words.levels[pool.level]}</span>
      </h2>
      {lack !== undefined && <p className="notice">{words.lacks(lack)}</p>}
      <dl className="figures plain">
        <Figure name={figures.meter}>
          <Eur value={pool.meter} />
        </Figure>
        <Figure name={figures.reserve}>
          <Eur value={pool.reserve} />
        </Figure>
        <Figure name={figures.seed}>
          <Eur value={pool.seed} />
        </Figure>
        <Figure name={figures.contributed}>
          <Eur value={pool.contributed} />
        </Figure>
        <Figure name={figures.seeded}>
          <Eur value={pool.seeded} />
        </Figure>
        <Figure name={figures.paid}>
          <Eur value={pool.paid} />
        </Figure>
        <Figure name={figures.rates}>{words.rates(pool.meterRate, pool.reserveRate)}</Figure>
        {pool.mustHitBy !== null && (
          <Figure name={figures.mustHitBy}>
            <Eur value={pool.mustHitBy} />
          </Figure>
        )}
        {pool.cap !== null && (
          <Figure name={figures.cap}>
            <Eur value={pool.cap} />
          </Figure>
        )}
        <Figure name={figures.cycle}>
          <span className="number">{pool.cycle}</span>
        </Figure>
      </dl>
      {pool.mustHitBy !== null && (
        <p className="details">
          <span className="caption">{figures.commitment}</span>
          {pool.commitment === null || pool.openedAt === null ? (
            <span>{words.notOpened}</span>
          ) : (
            <>
              <span className="mono">{pool.commitment}</span>
              <span className="caption">{words.opened(time(pool.openedAt))}</span>
            </>
          )}
        </p>
      )}
      <div className="details">
        <Seeds pool={pool} />
        {pool.gameIds.length > 0 && <p className="caption">{words.games(pool.gameIds.join(', '))}</p>}
      </div>
    </section>
  );
};
