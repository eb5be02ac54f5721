/** A running meter with its stone, its game and when it was won last: in the lobby and on a game's page. */
import type { Jackpot } from '@carmine/contract/games/jackpots';
import { Gem } from '@carmine/design/gem';
import { readAmount } from '@carmine/money';
import { Link } from 'react-router';
import { displayAmount } from '../../amounts/display.ts';
import { JackpotMeter } from './jackpot-meter.tsx';
import { displayDay } from '../../amounts/moment.ts';
import { OwnWorth } from './own-worth.tsx';
import { gameAddress } from '../tiles/game-address.ts';
import { gameNameOf, gemOf } from './level.ts';
import { meterTexts as words } from './meter-texts.ts';
import './jackpot-cards.css';

/** How far it is to the highest amount, in percent. */
const filledOf = ({ amount, mustHitBy }: Jackpot): number | undefined => {
  if (mustHitBy === undefined) return undefined;
  const most = readAmount('EUR', mustHitBy).subunits;
  return most === 0n ? undefined : Math.min(Number((readAmount('EUR', amount).subunits * 100n) / most), 100);
};

const News = ({ jackpot }: { readonly jackpot: Jackpot }) => {
  const filled = filledOf(jackpot);
  if (filled !== undefined)
    return (
      <span className="jackpot-bar" aria-hidden="true">
        <i style={{ width: `${filled}%` }} />
      </span>
    );
  const { lastWin } = jackpot;
  return (
    <span className="jackpot-news num">
      {lastWin === undefined
        ? words.notWon
        : words.lastWon(displayDay(lastWin.at), displayAmount('EUR', lastWin.amount))}
    </span>
  );
};

interface CardProps {
  readonly jackpot: Jackpot;
  /** A game's own page needs no link to it. */
  readonly linked?: boolean;
}

export const JackpotCard = ({ jackpot, linked = true }: CardProps) => {
  const { name, level, amount, mustHitBy, gameIds } = jackpot;
  const gameName = gameNameOf(jackpot);
  const content = (
    <>
      <span className="jackpot-name">
        <Gem kind={gemOf[level]} />
        <span>
          <b>{mustHitBy === undefined ? words.levels[level] : name}</b>
          <span>{mustHitBy === undefined ? gameName : words.mustHit(displayAmount('EUR', mustHitBy))}</span>
        </span>
      </span>
      <JackpotMeter amount={readAmount('EUR', amount)} />
      <OwnWorth amount={readAmount('EUR', amount)} />
      <News jackpot={jackpot} />
    </>
  );
  const look = `jackpot-card jackpot-${level}`;
  if (!linked) return <div className={look}>{content}</div>;
  return (
    <Link className={look} to={gameIds.length === 1 ? gameAddress({ name: gameName }) : '/jackpots'}>
      {content}
    </Link>
  );
};
