/**
 * The table of games with cards: felt, house, hands with their bets, and the moves. A game brings its rules, its words, its theme,
 * and what it counts.
 */
import './cards.css';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { amountText } from '../../stage/amounts.ts';
import { Drawing } from '../../stage/drawing.tsx';
import type { CardGame, CardProps, CardView } from './card-game.ts';
import { pileArt, shoeArt, trayArt } from './chip-art.ts';
import { Dock } from './dock.tsx';
import { Felt } from './felt.tsx';
import { layoutOf, type Layout, type Size } from './layout.ts';
import { CardRow, Seat, Total } from './seat.tsx';
import { useStory, type Story } from './use-story.ts';

/** Below this width a hand has no room for an amount with eight decimals, which is then shown in the bar. */
const narrowest = 90;

const anySize: Size = { width: 1280, height: 584 };

/** The stage as large as it is, known before it is first painted, followed as it changes. */
const useSize = () => {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>(anySize);
  useLayoutEffect(() => {
    const stage = element.current;
    if (stage === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = stage;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { element, size };
};

/** Cards leave the shoe; on a phone it is off-screen, above the right corner. */
const originOf = ({ phone, tight }: Layout, { width }: Size) =>
  phone || tight ? { x: width + 20, y: -60 } : { x: width - 200, y: 90 };

const Dealer = <V extends CardView>({
  game,
  story,
  view,
  layout,
  from,
}: {
  game: CardGame<V>;
  story: Story;
  view: V | undefined;
  layout: Layout;
  from: { x: number; y: number } | undefined;
}) => {
  const { dealer } = story.felt;
  const { texts, timings, countOf } = game;
  const known = dealer.filter((card) => card !== null);
  return (
    <section
      className="cards-dealer"
      style={{ top: layout.dealerTop }}
      aria-label={view === undefined ? texts.dealer : texts.dealerLabel(view)}
    >
      {dealer.length === 0 ? null : <span className="cards-name">{texts.dealer}</span>}
      <CardRow
        cards={dealer}
        layout={layout}
        room={layout.dealerRoom}
        step={Math.min(layout.card + 10, (layout.dealerRoom - layout.card) / Math.max(1, dealer.length - 1))}
        from={from}
        flightMs={timings.flight}
      />
      <Total text={countOf(known, view?.over === true)} from={from} flightMs={timings.flight} />
    </section>
  );
};

/** The next stake, at the place of the hand. */
const Stake = ({
  layout,
  currency,
  stake,
}: Pick<CardProps<unknown, CardView>, 'currency' | 'stake'> & { layout: Layout }) => (
  <div className="cards-stake" style={{ top: layout.handsTop, height: layout.card * 1.4 }} aria-hidden="true">
    <Drawing className="cards-pile" key={`${stake}`} art={pileArt(1)} />
    <b>{amountText(currency, stake)}</b>
  </div>
);

interface Props<P, V extends CardView> {
  readonly game: CardGame<V>;
  readonly props: CardProps<P, V>;
  /** Extra controls: a hint, a side bet. `presented`: all events of the step were shown. */
  readonly aside?: (presented: boolean) => ReactNode;
  /** Where the chips of the next round are placed on the felt. */
  readonly betting?: ReactNode;
}

export const CardStage = <P, V extends CardView>({ game, props, aside, betting }: Props<P, V>) => {
  const { round, phase, reducedMotion } = props;
  const { element, size } = useSize();
  const story = useStory(props, game.timings);
  const { felt, presented } = story;
  const layout = layoutOf(size, felt.hands.length, betting !== undefined);
  const from = reducedMotion || presented ? undefined : originOf(layout, size);
  const view = presented ? round?.view : undefined;
  const empty = felt.dealer.length === 0 && felt.hands.every(({ cards }) => cards.length === 0);
  const cleared = phase === 'waiting' && round?.open !== true;
  return (
    <div
      className="cards"
      ref={element}
      data-phone={layout.phone}
      data-tight={layout.tight}
      data-narrow={layout.slot < narrowest}
      data-bet={layout.betBelow ? 'below' : 'beside'}
      data-several={felt.hands.length > 2}
      data-rows={layout.rows}
      style={{ '--card': `${layout.card}px`, '--band': `${layout.result}px` } as CSSProperties}
    >
      <Felt size={size} layout={layout} empty={empty} spot={betting === undefined} words={game.texts} />
      {layout.phone || layout.tight ? null : (
        <>
          <Drawing className="cards-tray" art={trayArt} />
          <Drawing className="cards-shoe" art={shoeArt} />
        </>
      )}
      <div className="cards-table" data-cleared={cleared}>
        {empty && betting === undefined ? (
          <Stake layout={layout} currency={props.currency} stake={props.stake} />
        ) : null}
        <Dealer game={game} story={story} view={view} layout={layout} from={from} />
        <div className="cards-seats" style={{ top: layout.handsTop }}>
          {felt.hands.map((hand, index) => (
            <Seat
              key={index}
              game={game}
              felt={hand}
              seen={view?.hands[index]}
              hands={view?.hands ?? []}
              index={index}
              label={view === undefined ? '' : game.texts.handLabel(view.hands, index)}
              active={presented ? view?.active === index : felt.active === index}
              layout={layout}
              from={from}
              currency={props.currency}
              stake={round?.stake ?? props.stake}
            />
          ))}
        </div>
      </div>
      <Dock game={game} props={props} presented={presented} aside={aside?.(presented)} betting={betting} />
    </div>
  );
};
