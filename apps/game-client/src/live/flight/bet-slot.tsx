/** One bet on a flight: its stake, where it is cashed out by itself, and the button for all that can be done with it. */
import { amountWithUnit, factorText, type LiveRound, type TableSceneProps } from '@carmine/games/stage';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { StakeControl } from '../../hud/stake-control.tsx';
import type { LiveReady } from '../live-deps.ts';
import { liveTexts } from '../texts.ts';
import { AutoField } from './auto-field.tsx';
import type { FlightOrders } from './flight-orders.ts';
import type { FlightSlot } from './slots.ts';
import { Worth } from './worth.tsx';

const { flight: words } = liveTexts;

interface Props {
  readonly state: LiveReady;
  readonly slot: FlightSlot;
  readonly range: readonly [number, number];
  readonly orders: FlightOrders | undefined;
  readonly play: TableSceneProps['play'];
  readonly now: () => number;
}

interface Face {
  readonly label: string;
  /** Under it, in figures. */
  readonly note?: ReactNode;
  /** Where label and note are not a sentence. */
  readonly name?: string;
  readonly tone: 'gold' | 'quiet';
}

/** What the button says, before what a press does. */
const faceOf = ({ state, slot, now }: Pick<Props, 'state' | 'slot' | 'now'>): Face => {
  const { currency } = state.session;
  const { bet, press, work, lost, stake } = slot;
  const amount = amountWithUnit(currency, stake);
  const round: LiveRound | undefined = state.live.round;
  if (bet !== undefined && bet.cashedOutAt === undefined && round?.phase === 'flying' && round.flight !== undefined)
    return {
      label: words.cashOut,
      note: <Worth bet={bet} flight={round.flight} currency={currency} now={now} />,
      tone: 'gold',
    };
  if (press === 'take-back' || (bet !== undefined && press === 'none' && bet.cashedOutAt === undefined && !lost))
    return press === 'take-back'
      ? { label: words.takeBack, note: amount, tone: 'quiet' }
      : { label: words.placed, note: amount, tone: 'quiet' };
  if (press === 'place' || work.sending === 'bet') return { label: words.place, note: amount, tone: 'gold' };
  if (press === 'cancel-next')
    return { label: words.queued, note: words.cancel, name: words.queuedLong, tone: 'quiet' };
  return { label: words.betNext, note: words.nextFlight, name: words.betNextLong, tone: 'quiet' };
};

/** What became of the bet of this round. */
const fateOf = ({ bet, lost }: FlightSlot, currency: LiveReady['session']['currency']) => {
  if (bet?.cashedOutAt !== undefined)
    return (
      <span className="fate" data-fate="out">
        {words.out(factorText(bet.cashedOutAt))} <b>{amountWithUnit(currency, bet.payout)}</b>
      </span>
    );
  return lost ? (
    <span className="fate" data-fate="lost">
      {words.lost}
    </span>
  ) : null;
};

export const BetSlot = ({ state, slot, range, orders, play, now }: Props) => {
  const id = useId();
  const { currency } = state.session;
  const face = faceOf({ state, slot, now });
  const blocked = slot.press === 'none';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail > 0) event.currentTarget.blur();
    if (!blocked) play('press');
    orders?.press(slot.slot);
  };
  const chosen = { ...state, stake: slot.stake, params: slot.params };
  return (
    <section className="flight-slot" aria-label={words.bet(slot.slot + 1)} data-slot={slot.slot}>
      <StakeControl
        state={chosen}
        locked={slot.locked}
        onStake={(stake) => orders?.setStake(slot.slot, stake)}
        play={play}
      />
      <AutoField
        auto={slot.auto}
        range={range}
        locked={slot.locked}
        onAuto={(auto) => orders?.setAuto(slot.slot, auto)}
      />
      <button
        type="button"
        className="hud-cta flight-press"
        data-tone={face.tone}
        data-press={slot.press}
        data-phase={slot.work.sending === undefined ? 'idle' : 'waiting'}
        aria-disabled={blocked}
        aria-label={face.name}
        aria-keyshortcuts={slot.slot === 0 ? 'Space' : undefined}
        aria-describedby={id}
        onClick={press}
      >
        {face.label}
        {face.note === undefined ? null : <small>{face.note}</small>}
      </button>
      <p className="flight-note" id={id}>
        {fateOf(slot, currency) ?? (
          <span title={words.highestLong(factorText(slot.highest))}>{words.highest(factorText(slot.highest))}</span>
        )}
      </p>
    </section>
  );
};
