/** What was won, newest first, and of must-hit pools where they were to fall. */
import type { JackpotWin } from '@carmine/contract/games/jackpots';
import { Gem } from '@carmine/design/gem';
import { Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayAmount } from '../../amounts/display.ts';
import { displayMoment } from '../../amounts/moment.ts';
import { NotLoaded } from '../../platform/calls/not-loaded.tsx';
import { Pager } from '../history/pager.tsx';
import { gemOf } from './level.ts';
import { jackpotWinsQuery, winsSize } from './queries.ts';
import { jackpotTexts } from './texts.ts';
import { WinProof } from './win-proof.tsx';

const words = jackpotTexts.wins;

const Win = ({ win }: { readonly win: JackpotWin }) => {
  const { name, level, amount, currency, paid, player, at, proof } = win;
  return (
    <li className="win">
      <Gem kind={gemOf[level]} size="small" />
      <span className="win-what">
        <b>{name}</b>
        <span className="pool-muted">
          {player} · <time dateTime={at}>{displayMoment(at)}</time>
        </span>
        {currency !== 'EUR' && <span className="pool-muted num">{words.paid(displayAmount(currency, paid))}</span>}
      </span>
      <b className="win-amount num">{displayAmount('EUR', amount)}</b>
      {proof !== undefined && (
        <div className="win-check">
          <WinProof win={win} proof={proof} />
        </div>
      )}
    </li>
  );
};

const Shown = ({ page, onPage }: { readonly page: number; readonly onPage: (page: number) => void }) => {
  const { data, error, isPending } = useQuery(jackpotWinsQuery(page));
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined) return <NotLoaded error={error} failed={words.failed} />;
  if (data.total === 0) return <p className="pool-muted">{words.none}</p>;
  return (
    <>
      <ul className="wins">
        {data.items.map((win) => (
          <Win key={`${win.round} ${win.jackpot}`} win={win} />
        ))}
      </ul>
      <Pager page={page} size={winsSize} total={data.total} onTurn={onPage} />
    </>
  );
};

export const PastWins = () => {
  const [page, setPage] = useState(0);
  return (
    <section className="pool" aria-labelledby="past-wins">
      <h2 id="past-wins" className="pool-title">
        {words.title}
      </h2>
      <Shown page={page} onPage={setPage} />
    </section>
  );
};
