import './scene.css';
import './dock.css';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { amountText } from '../../stage/amounts.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import type { CardSound } from '../../cards/stage/sounds.ts';
import type { BlackjackParams, BlackjackView } from '../game.ts';
import { pileArt, shoeArt, trayArt } from './chip-art.ts';
import { Dock } from './dock.tsx';
import { Drawing } from '../../stage/drawing.tsx';
import { Felt } from './felt.tsx';
import { layoutOf, type Layout, type Size } from './layout.ts';
import { CardRow, Seat, Total } from './seat.tsx';
import { texts } from './texts.ts';
import { useHint } from './use-hint.ts';
import { useStory, type Story } from './use-story.ts';

type Props = SceneProps<BlackjackParams, BlackjackView, CardSound>;

/** Less room a hand has no place for an amount of eight decimals: it stands in the bar. */
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

/** Cards leave the shoe's mouth; on a phone it stands outside, above the right corner. */
const originOf = ({ phone, tight }: Layout, { width }: Size) =>
  phone || tight ? { x: width + 20, y: -60 } : { x: width - 200, y: 90 };

const Dealer = ({
  story,
  view,
  layout,
  from,
}: {
  story: Story;
  view: BlackjackView | undefined;
  layout: Layout;
  from: { x: number; y: number } | undefined;
}) => {
  const { dealer } = story.felt;
  return (
    <section
      className="bj-dealer"
      style={{ top: layout.dealerTop }}
      aria-label={view === undefined ? texts.dealer : texts.dealerLabel(view)}
    >
      {dealer.length === 0 ? null : <span className="bj-name">{texts.dealer}</span>}
      <CardRow
        cards={dealer}
        layout={layout}
        room={layout.dealerRoom}
        step={Math.min(layout.card + 10, (layout.dealerRoom - layout.card) / Math.max(1, dealer.length - 1))}
        from={from}
      />
      <Total cards={dealer} settled={view?.over === true} from={from} />
    </section>
  );
};

/** What will be staked, on the spot where the hand will lie. */
const Stake = ({ layout, currency, stake }: Pick<Props, 'currency' | 'stake'> & { layout: Layout }) => (
  <div className="bj-stake" style={{ top: layout.handsTop, height: layout.card * 1.4 }} aria-hidden="true">
    <Drawing className="bj-pile" key={`${stake}`} art={pileArt(1)} />
    <b>{amountText(currency, stake)}</b>
  </div>
);

export const BlackjackScene = (props: Props) => {
  const { round, phase, reducedMotion } = props;
  const { element, size } = useSize();
  const story = useStory(props);
  const [hint, toggleHint] = useHint();
  const { felt, told } = story;
  const layout = layoutOf(size, felt.hands.length);
  const from = reducedMotion || told ? undefined : originOf(layout, size);
  const view = told ? round?.view : undefined;
  const empty = felt.dealer.length === 0 && felt.hands.every(({ cards }) => cards.length === 0);
  const cleared = phase === 'waiting' && round?.open !== true;
  return (
    <div
      className="bj"
      ref={element}
      data-phone={layout.phone}
      data-tight={layout.tight}
      data-narrow={layout.slot < narrowest}
      data-bet={layout.betBelow ? 'below' : 'beside'}
      data-several={felt.hands.length > 2}
      style={{ '--card': `${layout.card}px` } as CSSProperties}
    >
      <Felt size={size} layout={layout} empty={empty} />
      {layout.phone || layout.tight ? null : (
        <>
          <Drawing className="bj-tray" art={trayArt} />
          <Drawing className="bj-shoe" art={shoeArt} />
        </>
      )}
      <div className="bj-table" data-cleared={cleared}>
        {empty ? <Stake layout={layout} currency={props.currency} stake={props.stake} /> : null}
        <Dealer story={story} view={view} layout={layout} from={from} />
        <div className="bj-seats" style={{ top: layout.handsTop }}>
          {felt.hands.map((hand, index) => (
            <Seat
              key={index}
              felt={hand}
              seen={view?.hands[index]}
              hands={view?.hands ?? []}
              label={view === undefined ? '' : texts.handLabel(view.hands, index)}
              active={told ? view?.active === index : felt.active === index}
              layout={layout}
              from={from}
              currency={props.currency}
              stake={round?.stake ?? props.stake}
            />
          ))}
        </div>
      </div>
      <Dock {...props} told={told} hint={hint} onHint={toggleHint} />
    </div>
  );
};
