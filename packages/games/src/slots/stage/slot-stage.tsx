/**
 * The stage of games with reels: the picture, the plate under it, the words that open free spins. A game brings how its rounds are read, its
 * art, its words and its theme.
 */
import './slots.css';
import './hold/hold.css';
import { type CSSProperties, type ReactNode } from 'react';
import { amountText } from '../../stage/amounts.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import { useKeptSwitch } from '../../stage/use-kept-switch.ts';
import type { SlotParams } from '../lines-slot.ts';
import { grandPlate } from './effects/grand-plate.ts';
import { isLow } from './effects/interlude-places.ts';
import { MeterPlate } from './hold/meter-plate.tsx';
import { PrizePlates } from './hold/prize-plates.tsx';
import type { Layout } from './layout.ts';
import { Meter } from './cascade/meter.tsx';
import { OrbTotal } from './orbs/orb-total.tsx';
import { Pools } from './pools/pools.tsx';
import { QuickSwitch } from './quick-switch.tsx';
import type { SlotGame } from './slot-game.ts';
import type { SlotSound } from './sounds.ts';
import type { Caption } from './playback/caption.ts';
import { usePlayback } from './playback/use-playback.ts';
import { useMusic } from './use-music.ts';
import { usePicture, type PictureStage } from './use-picture.ts';

/** Two lines of a note need their room; on a phone on its side there is one. */
const roomOf = (height: number): 'two' | 'tight' | 'one' => (height >= 54 ? 'two' : height >= 36 ? 'tight' : 'one');

interface PlateProps {
  readonly caption: Caption;
  readonly text: string | undefined;
  readonly layout: Layout;
  readonly children: ReactNode;
}

const Plate = ({ caption, text, layout, children }: PlateProps) => {
  const { x, y, width, height } = layout.plate;
  const place: CSSProperties = { left: x, top: y, width, height, fontSize: height * 0.62 };
  return (
    <div
      className="slots-plate"
      style={place}
      data-upright={layout.upright}
      data-room={roomOf(height)}
      data-orbs={caption.orbs !== undefined}
    >
      {children}
      {text === undefined ? (
        caption.note === undefined ? null : (
          <p className="note">
            <b>{caption.note.title}</b>
            <span>{caption.note.text}</span>
          </p>
        )
      ) : (
        <p className="amount" data-long={text.length > 9}>
          {text}
        </p>
      )}
      {caption.tag === undefined ? null : (
        <p className="tag">
          <i />
          <b>{caption.tag.title}</b>
          {caption.tag.text === '' ? null : <span>{caption.tag.text}</span>}
          <em>{caption.tag.pays}</em>
        </p>
      )}
    </div>
  );
};

const Prizes = ({ game, props, stage, caption }: Drawn) => {
  const { hold, kind } = game;
  if (hold === undefined || stage.layout === undefined || caption.grand !== undefined) return null;
  const stake = props.phase === 'idle' ? props.stake : (props.round?.stake ?? props.stake);
  const prizes = hold.prizes.map(({ pays, ...prize }) => ({
    ...prize,
    amount: amountText(props.currency, (stake * BigInt(pays)) / BigInt(kind.unit)),
  }));
  return <PrizePlates prizes={prizes} layout={stage.layout} won={caption.prize} label={hold.texts.prizesLabel} />;
};

const GrandNumber = (props: { times: string; text: string; amount: string; layout: Layout }) => {
  const { x, y, width, height } = grandPlate(props.layout);
  const place: CSSProperties = { left: x, top: y, width, height, fontSize: height * 0.46 };
  return (
    <div className="slots-grand" style={place}>
      <p className="amount" data-long={props.amount.length > 9}>
        {props.amount}
      </p>
      <p className="of">
        <em>{props.times}</em> {props.text}
      </p>
    </div>
  );
};

/** Of any kind of slot: what a round stores is its kind's to read. */
export type SlotProps = SceneProps<SlotParams, Record<string, unknown>, SlotSound>;

interface Drawn {
  readonly game: SlotGame;
  readonly props: SlotProps;
  readonly stage: PictureStage;
  readonly caption: Caption;
}

/** A large win, and on a phone an interlude, stand where the jackpots are. */
const coversPools = ({ grand, waiting }: Caption, { upright }: Layout): boolean =>
  grand !== undefined || (waiting && upright);

export const SlotStage = ({ game, props }: { game: SlotGame; props: SlotProps }) => {
  const { texts } = game;
  const [chosen, setQuick] = useKeptSwitch('carmine.quick-spin');
  // Never where the jurisdiction forbids it.
  const quick = props.mayHurry && chosen;
  const stage = usePicture(game, props.reducedMotion);
  const { caption, hurry, skipToEnd } = usePlayback(props, stage, game, quick);
  useMusic(game.music, props.play);
  const CascadeMeter = game.meter ?? Meter;
  const text = caption.amount === undefined ? undefined : amountText(props.currency, caption.amount);
  return (
    <div
      className="slots"
      data-phase={props.phase}
      data-free={caption.free}
      data-upright={stage.layout?.upright ?? false}
      data-low={stage.layout !== undefined && isLow(stage.layout)}
    >
      <div className="slots-canvas" ref={stage.host} />
      {stage.layout === undefined ? <p className="slots-loading stage-loading">{texts.loading}</p> : null}
      <Prizes {...{ game, props, stage, caption }} />
      {stage.layout === undefined || game.pools === undefined || coversPools(caption, stage.layout) ? null : (
        <Pools ids={game.pools} props={props} layout={stage.layout} />
      )}
      {stage.layout === undefined || caption.waiting ? null : caption.grand === undefined ? (
        <Plate caption={caption} text={text} layout={stage.layout}>
          {caption.meter === undefined || game.hold === undefined ? null : (
            <MeterPlate
              meter={caption.meter}
              amount={amountText(props.currency, caption.meter.amount)}
              texts={game.hold.texts}
            />
          )}
        </Plate>
      ) : (
        <GrandNumber {...caption.grand} amount={text ?? ''} layout={stage.layout} />
      )}
      {stage.layout === undefined ||
      game.kind.cascade === undefined ||
      game.kind.cascade.multipliers.length < 2 ||
      caption.waiting ||
      caption.grand !== undefined ? null : (
        <CascadeMeter
          multipliers={game.kind.cascade.multipliers}
          step={caption.step}
          layout={stage.layout}
          ways={caption.ways}
        />
      )}
      {stage.layout === undefined ||
      caption.orbs === undefined ||
      caption.waiting ||
      caption.grand !== undefined ? null : (
        <OrbTotal total={caption.orbs} layout={stage.layout} />
      )}
      {caption.waiting ? (
        <div className="slots-start">
          <button type="button" onClick={hurry}>
            {texts.start}
            <small>{texts.startText}</small>
          </button>
        </div>
      ) : null}
      {skipToEnd === undefined ? null : (
        <button
          type="button"
          className="slots-quick skip"
          aria-label={texts.toEnd}
          title={texts.toEnd}
          onClick={skipToEnd}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5.500l9.500 6.500L5 18.500zM18.500 5.500v13" />
          </svg>
        </button>
      )}
      {props.mayHurry && !caption.waiting && caption.grand === undefined ? (
        <QuickSwitch on={quick} onChange={setQuick} text={texts.quick} />
      ) : null}
      <p className="hud-hidden" role="status" aria-live="polite">
        {caption.said}
      </p>
    </div>
  );
};
