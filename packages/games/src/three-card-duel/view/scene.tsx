/** Two hands of three cards that face each other over crossed blades. */
import './scene.css';
import { AnteScene } from '../../cards/ante/stage/ante-scene.tsx';
import type { AnteProps, AnteTable } from '../../cards/ante/stage/ante-table.ts';
import { spotStates } from '../../cards/ante/stage/spot-states.ts';
import type { Spot } from '../../tables/stage/spots.tsx';
import {
  bets,
  bonusPays,
  paidOn,
  pairPlusPays,
  raise,
  shouldPlay,
  threeCardStrength,
  type Bet,
  type Hand,
} from '../versions/1-hands.ts';
import { Backdrop, Blades } from './backdrop.tsx';
import { texts } from './texts.ts';

type Box = Pick<Spot, 'x' | 'y' | 'width' | 'height'>;

const boxes: Readonly<Record<Bet, Box>> = {
  'pair-plus': { x: 0, y: 0, width: 3.9, height: 4 },
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

const linesOf = <Of extends Hand>(
  names: Readonly<Record<Of, string>>,
  pays: Readonly<Partial<Record<Hand, number>>>,
  isOn: (round: Parameters<AnteTable<Hand>['pays'][number]['lines'][number]['isPaid']>[0]) => boolean,
) =>
  (Object.keys(names) as Of[]).map((hand) => ({
    name: names[hand],
    pays: texts.toOne(pays[hand] ?? 0),
    isPaid: (round: Parameters<typeof isOn>[0]) => isOn(round) && round.view.hand === hand,
  }));

const table: AnteTable<Hand> = {
  className: 'three-card',
  cards: { each: 3, board: 0 },
  action: 'play',
  raise,
  spotState: spotStates(paidOn),
  desk: { ...layout, across: 8, rows: 1 },
  phone: { ...layout, across: 3.2, rows: 2.25 },
  pays: [
    {
      title: texts.bets['pair-plus'],
      lines: linesOf(texts.pairPlusLines, pairPlusPays, ({ params }) => params.chips['pair-plus'] !== undefined),
    },
    {
      title: texts.bonus,
      lines: linesOf(texts.bonusLines, bonusPays, ({ view }) => view.choice === 'play'),
    },
  ],
  advice: ({ player, over }) => (over ? undefined : shouldPlay(threeCardStrength(player)) ? 'play' : 'fold'),
  texts: {
    raise: texts.play,
    raiseAmount: texts.playAmount,
    hands: texts.hands,
    advised: (action) => texts.advised[action] ?? action,
    result: texts.result,
  },
  backdrop: <Backdrop />,
  emblem: <Blades />,
};

export const ThreeCardScene = (props: AnteProps<Hand>) => <AnteScene game={table} props={props} />;
