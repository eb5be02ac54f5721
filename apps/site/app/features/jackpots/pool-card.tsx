/** One jackpot: its meter, its rules, and of a must-hit pool the commitment to where it falls. */
import type { Jackpot } from '@carmine/contract/games/jackpots';
import { Gem } from '@carmine/design/gem';
import { readAmount } from '@carmine/money';
import { Link } from 'react-router';
import { displayAmount, displayCount } from '../../amounts/display.ts';
import { JackpotMeter } from './jackpot-meter.tsx';
import { displayDayOfYear } from '../../amounts/moment.ts';
import { OwnWorth } from './own-worth.tsx';
import { displayPercent } from '../../amounts/percent.ts';
import { gameAddress } from '../tiles/game-address.ts';
import { gameNameOf, gemOf } from './level.ts';
import { jackpotTexts as words } from './texts.ts';

const { facts } = words;

const chanceText = (chance: number): string =>
  chance >= 1 ? words.certain : words.oneIn(displayCount(Math.round(1 / chance)));

interface Fact {
  readonly name: string;
  readonly value: string;
  /** A second line. */
  readonly note?: string;
}

const factsOf = ({ seed, contributionRate, chancePerEur, mustHitBy, lastWin, cycle }: Jackpot): readonly Fact[] => [
  { name: facts.seed, value: displayAmount('EUR', seed) },
  { name: facts.rate, value: displayPercent(contributionRate) },
  ...(chancePerEur === undefined || chancePerEur <= 0
    ? []
    : [{ name: mustHitBy === undefined ? facts.chance : facts.chanceNow, value: chanceText(chancePerEur) }]),
  ...(mustHitBy === undefined ? [] : [{ name: facts.mustHitBy, value: displayAmount('EUR', mustHitBy) }]),
  { name: facts.cycle, value: cycle === 1 ? words.never : words.times(cycle - 1) },
  ...(lastWin === undefined
    ? []
    : [{ name: facts.lastWin, value: displayAmount('EUR', lastWin.amount), note: displayDayOfYear(lastWin.at) }]),
];

const Sealed = ({ commitment }: Pick<Jackpot, 'commitment'>) => (
  <div className="pool-sealed">
    <h3>{words.sealed}</h3>
    <p>{commitment === undefined ? words.sealedSoon : words.sealedText}</p>
    {commitment !== undefined && (
      <dl>
        <dt>{words.fingerprint}</dt>
        <dd className="pool-code">{commitment}</dd>
      </dl>
    )}
  </div>
);

export const PoolCard = ({ jackpot }: { readonly jackpot: Jackpot }) => {
  const { level, name, amount, mustHitBy, commitment, gameIds } = jackpot;
  const [game, worth] = [gameNameOf(jackpot), readAmount('EUR', amount)];
  return (
    <section className="pool" aria-labelledby={jackpot.id}>
      <header className="pool-head">
        <Gem kind={gemOf[level]} />
        <div>
          <h2 id={jackpot.id} className="pool-title">
            {name}
          </h2>
          {gameIds.length === 1 ? (
            <Link className="link" to={gameAddress({ name: game })}>
              {words.play(game)}
            </Link>
          ) : (
            <span className="pool-muted">{words.games(gameIds.length)}</span>
          )}
        </div>
        <div className="pool-amount">
          <JackpotMeter amount={worth} />
          <OwnWorth amount={worth} />
        </div>
      </header>
      <dl className="pool-facts">
        {factsOf(jackpot).map(({ name: fact, value, note }) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd className="num">{value}</dd>
            {note !== undefined && <dd className="pool-muted">{note}</dd>}
          </div>
        ))}
      </dl>
      {mustHitBy !== undefined && <Sealed {...(commitment !== undefined && { commitment })} />}
    </section>
  );
};
