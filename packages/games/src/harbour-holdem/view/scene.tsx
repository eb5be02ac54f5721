/** A board of five at the quay, the dealer's two cards and the player's below it. */
import './scene.css';
import { AnteScene } from '../../cards/ante/stage/ante-scene.tsx';
import type { AnteProps, AnteShown, AnteTable } from '../../cards/ante/stage/ante-table.ts';
import { spotStates } from '../../cards/ante/stage/spot-states.ts';
import type { Spot } from '../../tables/stage/spots.tsx';
import { antePays, paidOn, raise, type HandClass } from '../versions/1-hands.ts';
import { shouldCall } from '../versions/1-strategy.ts';
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

type Line = keyof typeof texts.lines;
const lines = Object.keys(texts.lines) as Line[];
const isLine = (line: Line, hand: HandClass): boolean =>
  line === hand || (line === 'straight' && !lines.some((one) => one === hand));

const isPaid = ({ outcome }: AnteShown<HandClass>['view']): boolean => outcome === 'won' || outcome === 'unqualified';

type Seen = AnteShown<HandClass>['view'];

/** Counted once for what is seen, because a scene asks whenever it is drawn. */
const advised = new WeakMap<Seen, string>();
const advice = (seen: Seen): string | undefined => {
  if (seen.over || seen.board.length !== 3) return undefined;
  const known = advised.get(seen) ?? (shouldCall(seen.player, seen.board) ? 'call' : 'fold');
  advised.set(seen, known);
  return known;
};

const table: AnteTable<HandClass> = {
  className: 'harbour',
  cards: { each: 2, board: 5 },
  action: 'call',
  raise,
  spotState: spotStates(paidOn),
  desk: { ...layout, across: 5.6, rows: 2.1 },
  phone: { ...layout, across: 5.2, rows: 2.15 },
  pays: [
    {
      title: texts.antePayouts,
      lines: lines.map((line) => ({
        name: texts.lines[line],
        pays: texts.toOne(antePays[line]),
        isPaid: ({ view }) => isPaid(view) && isLine(line, view.hand),
      })),
    },
  ],
  advice,
  texts: {
    raise: texts.call,
    raiseAmount: texts.callAmount,
    hands: texts.hands,
    advised: (action) => texts.advised[action] ?? action,
    result: texts.result,
  },
  backdrop: <Backdrop />,
};

export const HarbourScene = (props: AnteProps<HandClass>) => <AnteScene game={table} props={props} />;
