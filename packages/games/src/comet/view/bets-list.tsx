/** Who is on the flight: own bets first, then the highest stakes. Names are masked by the server. */
import { useState } from 'react';
import { SideTabs } from '../../live/stage/side-tabs.tsx';
import { amountText, amountWithUnit } from '../../stage/amounts.ts';
import { factorText } from '../../live/flight.ts';
import type { FlightBet, FlightSceneProps, LiveRider } from '../../live/stage/live-view.ts';
import { texts } from './texts.ts';

const { list: words } = texts;

interface Props {
  readonly own: readonly FlightBet[];
  readonly bets: FlightSceneProps['bets'];
  /** Without the player's own. */
  readonly riders: readonly LiveRider[];
  readonly currency: FlightSceneProps['currency'];
  readonly chat: FlightSceneProps['chat'];
  /** The flight is over: who is still in it has lost. */
  readonly over: boolean;
}

/** A colour of its own for each bet, from its key. */
const hueOf = (key: string): number => [...key].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 360, 7);

const Table = ({ own, riders, currency, over }: Omit<Props, 'chat' | 'bets'>) => (
  <div className="comet-table" tabIndex={0} role="region" aria-label={words.title}>
    <table>
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.stake}</th>
          <th scope="col">{words.at}</th>
          <th scope="col">{words.payout}</th>
        </tr>
      </thead>
      <tbody>
        {own.map(({ id, stake, cashedOutAt, payout }) => (
          <tr
            key={id}
            className="own"
            data-out={cashedOutAt !== undefined}
            data-lost={over && cashedOutAt === undefined}
          >
            <td>
              <i aria-hidden="true" />
              {words.you}
            </td>
            <td>{amountWithUnit(currency, stake)}</td>
            <td>{cashedOutAt === undefined ? '–' : factorText(cashedOutAt)}</td>
            <td>{cashedOutAt === undefined ? '–' : amountText(currency, payout)}</td>
          </tr>
        ))}
        {riders.map(({ key, name, stakedCents: staked, at, payoutCents }) => (
          <tr key={key} data-out={at !== undefined} data-lost={over && at === undefined}>
            <td>
              <i aria-hidden="true" style={{ '--hue': hueOf(key) } as object} />
              {name}
            </td>
            <td>{amountWithUnit('EUR', staked)}</td>
            <td>{at === undefined ? '–' : factorText(at)}</td>
            <td>{payoutCents === undefined ? '–' : amountWithUnit('EUR', payoutCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {own.length + riders.length === 0 ? <p>{words.none}</p> : null}
  </div>
);

export const BetsList = ({ chat, bets: { players, stakedCents }, ...props }: Props) => {
  const [wantsTalk, setWantsTalk] = useState(false);
  const talks = chat !== undefined && wantsTalk;
  return (
    <aside className="comet-bets" data-talks={talks} aria-label={words.title}>
      <h2>
        {words.title} <span>{texts.players(players)}</span>
      </h2>
      {chat === undefined ? null : <SideTabs chat={chat} other={words.title} talks={talks} onTalks={setWantsTalk} />}
      {talks ? chat.panel : <Table {...props} />}
      <p className="comet-total">{amountWithUnit('EUR', stakedCents)}</p>
    </aside>
  );
};
