import type { PlayRound } from '@carmine/contract/games/play';
import { Skeleton } from '@carmine/design/feedback';
import { money, readAmount } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { displayMoney } from '../../../amounts/display.ts';
import { displaySecond } from '../../../amounts/moment.ts';
import { Amount, Worth } from '../../../amounts/worth.tsx';
import { sittingRoundsQuery } from '../queries.ts';
import { gameTexts } from '../texts.ts';
import { tabTexts } from './texts.ts';
import { displayMultiplier, paidTimes } from '../../tiles/multiplier.ts';
import { tokenOf } from '../frame/session-token.ts';
import type { Launch } from '../use-launch.ts';
import '../game.css';

const words = tabTexts.rounds;

const Result = ({ round }: { readonly round: PlayRound }) => {
  if (round.status === 'open') return <>{words.open}</>;
  const { currency } = round;
  const came = [round.payout, ...(round.jackpots ?? []).map(({ amount }) => amount)];
  const back = came.reduce((sum, amount) => sum + readAmount(currency, amount).subunits, 0n);
  const net = back - readAmount(currency, round.staked).subunits;
  const sign = net > 0n ? '+' : '';
  return (
    <span className={net > 0n ? 'game-won' : undefined}>
      {sign}
      {displayMoney(money(currency, net))}
      <Worth amount={money(currency, net)} />
    </span>
  );
};

const Rounds = ({ token }: { readonly token: string }) => {
  const { data: rounds, isError } = useQuery(sittingRoundsQuery(token));
  if (isError) return <p className="game-panel-note">{gameTexts.notLoaded}</p>;
  if (rounds === undefined) return <Skeleton shape="block" />;
  if (rounds.length === 0) return <p className="game-panel-note">{tabTexts.noRounds}</p>;
  return (
    <table className="game-table">
      <thead>
        <tr>
          <th scope="col">{words.at}</th>
          <th scope="col">{words.stake}</th>
          <th scope="col">{words.times}</th>
          <th scope="col">{words.result}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <tr key={round.id}>
            <th scope="row" className="num">
              {displaySecond(round.at)}
            </th>
            <td className="num">
              <Amount currency={round.currency} value={round.staked} />
            </td>
            <td className="num">{round.status === 'open' ? '–' : displayMultiplier(paidTimes(round))}</td>
            <td className="num">
              <Result round={round} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Rounds of the current sitting; also for demos. */
export const RoundsTab = ({ launch }: { readonly launch: Launch }) => {
  const token = launch.state === 'running' ? tokenOf(launch.url) : undefined;
  return token === undefined ? <p className="game-panel-note">{tabTexts.noRounds}</p> : <Rounds token={token} />;
};
