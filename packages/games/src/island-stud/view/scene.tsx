/** Two hands of five on a lagoon: the dealer's above the water line, the player's on the sand. */
import './scene.css';
import { AnteScene } from '../../cards/ante/stage/ante-scene.tsx';
import type { AnteProps, AnteTable } from '../../cards/ante/stage/ante-table.ts';
import { spotStates } from '../../cards/ante/stage/spot-states.ts';
import type { Spot } from '../../tables/stage/spots.tsx';
import { paidOn, raise, raisePays, type HandClass } from '../versions/1-hands.ts';
import { shouldRaise } from '../versions/1-strategy.ts';
import { Backdrop } from './backdrop.tsx';
import { texts } from './texts.ts';

const ante: Spot = {
  ...{ id: 'ante', x: 0, y: 0, width: 5.9, height: 4, className: 'ante-spot', chipAt: [0.5, 0.7] },
  name: texts.spot,
  children: (
    <>
      <b>{texts.ante}</b>
      <span>{texts.antePays}</span>
    </>
  ),
};

const layout = {
  spots: [ante],
  size: [12, 4] as const,
  raise: { x: 6.1, y: 0, width: 5.9, height: 4 },
};

const isLine = (line: string, hand: HandClass): boolean => line === hand || (line === 'pair' && hand === 'highCard');

const table: AnteTable<HandClass> = {
  className: 'island',
  cards: { each: 5, board: 0 },
  action: 'raise',
  raise,
  spotState: spotStates(paidOn),
  desk: { ...layout, across: 5.4, rows: 2 },
  phone: { ...layout, across: 5.1, rows: 2.1 },
  pays: [
    {
      title: texts.raisePays,
      lines: (Object.keys(texts.lines) as (keyof typeof texts.lines)[]).map((line) => ({
        name: texts.lines[line],
        pays: texts.toOne(raisePays[line]),
        isPaid: ({ view }) => view.outcome === 'won' && isLine(line, view.hand),
      })),
    },
  ],
  advice: ({ player, dealer: [open], over }) => {
    if (over || open === undefined || open === null) return undefined;
    return shouldRaise(player, open) ? 'raise' : 'fold';
  },
  texts: {
    raise: texts.raise,
    raiseAmount: texts.raiseAmount,
    hands: texts.hands,
    advised: (action) => texts.advised[action] ?? action,
    result: texts.result,
  },
  backdrop: <Backdrop />,
};

export const IslandScene = (props: AnteProps<HandClass>) => <AnteScene game={table} props={props} />;
