/** Both hands: cards as they come, the third one across, and what they count so far. */
import { Card } from '../../cards/stage/card.tsx';
import type { BaccaratView } from '../game.ts';
import { totalOf, valueOf } from '../versions/1-hands.ts';
import { texts } from './texts.ts';

const countOf = (cards: readonly number[]): number => totalOf(cards.map((card) => valueOf(card >> 2)));

/** Smaller than this, cards show rank and suit only. */
const smallest = 60;

export interface Dealt {
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

interface Props {
  readonly dealt: Dealt;
  /** The result, once it may be seen. */
  readonly view: BaccaratView | undefined;
  readonly roundId: string | undefined;
  readonly card: number;
  /** Cards fly in from above. */
  readonly flies: boolean;
}

const flightMs = 260;

const Hand = ({
  side,
  cards,
  won,
  props,
}: {
  side: 'player' | 'banker';
  cards: readonly number[];
  won: boolean;
  props: Props;
}) => {
  const { card, flies, roundId, view } = props;
  const apart = card * 1.1;
  return (
    <section
      className="baccarat-hand"
      data-side={side}
      data-won={won}
      data-lost={view !== undefined && view.winner !== 'tie' && !won}
      aria-label={texts.handOf(texts[side], cards.length === 0 ? undefined : countOf(cards))}
    >
      <h2>
        {texts[side]}
        <b data-shown={cards.length > 0}>{countOf(cards)}</b>
      </h2>
      <div className="cards-row" style={{ width: 2 * apart + card * 1.4 }}>
        {cards.map((one, index) => (
          <div key={`${roundId ?? ''} ${index}`} className={index === 2 ? 'baccarat-third' : undefined}>
            <Card
              card={one}
              index={index === 1 ? 3 : index}
              left={index === 2 ? 2 * apart + card * 0.2 : index * apart}
              large={card < smallest}
              from={flies ? { x: card * 4, y: -card * 1.6 } : undefined}
              flightMs={flightMs}
            />
          </div>
        ))}
        {[0, 1].slice(cards.length).map((place) => (
          <i key={place} className="baccarat-place" style={{ left: place * apart }} />
        ))}
      </div>
    </section>
  );
};

export const Hands = (props: Props) => {
  const { dealt, view } = props;
  return (
    <div className="baccarat-hands">
      <Hand side="player" cards={dealt.player} won={view?.winner === 'player'} props={props} />
      <Hand side="banker" cards={dealt.banker} won={view?.winner === 'banker'} props={props} />
    </div>
  );
};
