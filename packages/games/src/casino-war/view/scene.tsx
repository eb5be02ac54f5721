/** Two cards that face each other over a drum, with a place beside each for the cards of a war. */
import './scene.css';
import { AnteScene } from '../../cards/ante/stage/ante-scene.tsx';
import type { AnteProps, AnteShown, AnteTable } from '../../cards/ante/stage/ante-table.ts';
import type { SpotState } from '../../cards/ante/stage/spot-states.ts';
import type { Rank } from '../../cards/card-text.ts';
import type { Spot } from '../../tables/stage/spots.tsx';
import { bets, firstOf, raise, type Bet } from '../versions/1-cards.ts';
import { Backdrop, Drum } from './backdrop.tsx';
import { texts } from './texts.ts';

type Box = Pick<Spot, 'x' | 'y' | 'width' | 'height'>;
type Round = AnteShown<Rank>;

const boxes: Readonly<Record<Bet, Box>> = {
  tie: { x: 0, y: 0, width: 3.9, height: 4 },
  ante: { x: 4.05, y: 0, width: 3.9, height: 4 },
};

const spots = bets.map((bet): Spot => ({
  ...boxes[bet],
  ...{ id: bet, name: texts.spots[bet], className: `ante-spot ${bet}`, chipAt: [0.5, 0.7] },
  children: (
    <>
      <b>{texts.bets[bet]}</b>
      <span>{texts.spotPays[bet]}</span>
    </>
  ),
}));

const layout = { spots, size: [12, 4] as const, raise: { x: 8.1, y: 0, width: 3.9, height: 4 } };

const isTied = ({ view: { player, dealer } }: Round): boolean => firstOf(player[0] ?? 0, dealer[0] ?? 0) === 'equal';

/** A war that is won pays its own bet, and returns the ante. */
const spotState = (round: Round, spot: string): SpotState => {
  const { outcome, choice } = round.view;
  if (spot === 'tie') return round.params.chips['tie'] === undefined ? undefined : isTied(round) ? 'won' : 'lost';
  if (outcome === null || (spot === 'raise' && choice !== 'war')) return undefined;
  if (outcome !== 'won') return 'lost';
  return spot === 'ante' && choice === 'war' ? 'even' : 'won';
};

const isWon = (round: Round, war: boolean): boolean =>
  round.view.outcome === 'won' && (round.view.choice === 'war') === war;

const table: AnteTable<Rank> = {
  className: 'war',
  cards: { each: 2, board: 0 },
  action: 'war',
  giveUp: { type: 'surrender', text: texts.surrender },
  ...{ raise, spotState },
  desk: { ...layout, across: 6.6, rows: 1 },
  phone: { ...layout, across: 2.6, rows: 2.25 },
  pays: [
    {
      title: texts.payouts,
      lines: [
        { name: texts.lines.won, pays: texts.pays.won, isPaid: (round) => isWon(round, false) },
        { name: texts.lines.war, pays: texts.pays.war, isPaid: (round) => isWon(round, true) },
        { name: texts.lines.anteBack, pays: texts.pays.anteBack, isPaid: (round) => isWon(round, true) },
        {
          name: texts.lines.surrendered,
          pays: texts.pays.surrendered,
          isPaid: ({ view }) => view.outcome === 'folded',
        },
        {
          name: texts.lines.tie,
          pays: texts.pays.tie,
          isPaid: (round) => isTied(round) && round.params.chips['tie'] !== undefined,
        },
      ],
    },
  ],
  advice: ({ over }) => (over ? undefined : 'war'),
  texts: {
    raise: texts.war,
    raiseAmount: texts.warAmount,
    hands: texts.hands,
    choose: texts.choose,
    letters: texts.letters,
    advised: (action) => texts.advised[action] ?? action,
    result: texts.result,
  },
  backdrop: <Backdrop />,
  emblem: <Drum />,
};

export const WarScene = (props: AnteProps<Rank>) => <AnteScene game={table} props={props} />;
