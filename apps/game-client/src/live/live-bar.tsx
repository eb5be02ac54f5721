/** The bar of a live table: balances, the chips of the game, and what lies on the table. No button spins: the table does. */
import './live-bar.css';
import { amountText, amountWithUnit, signOf, unitOf, type LiveView } from '@carmine/games/stage';
import type { ComponentProps } from 'react';
import { Minus, Plus } from '../hud/icons.tsx';
import { Meters } from '../hud/meters/meters.tsx';
import type { Controller } from '../play/controller.ts';
import { lowered, raised, stakesOf } from '../play/stake.ts';
import { texts } from '../texts/texts.ts';
import type { LiveReady } from './live-deps.ts';
import { liveTexts } from './texts.ts';

interface Props {
  readonly state: LiveReady;
  readonly controller: Controller;
  readonly reducedMotion: boolean;
  readonly view: LiveView;
  readonly scene: ComponentProps<LiveView['Scene']>;
}

/** Chips keep their value while some of them lie on the table. */
const ChipValue = ({ state, controller }: Pick<Props, 'state' | 'controller'>) => {
  const { stake, session, live } = state;
  const locked = live.own.length > 0 || Object.keys(live.waiting).length > 0;
  const limits = stakesOf({ ...state, params: { ...state.params, chips: {} } });
  const set = (next: bigint) => ({
    disabled: locked || next === stake,
    onClick: () => {
      controller.setStake(next);
    },
  });
  return (
    <div className="live-value" role="group" aria-label={liveTexts.chipValue}>
      <button type="button" aria-label={texts.less} {...set(lowered(stake, limits))}>
        <Minus />
      </button>
      <p>
        <span>{liveTexts.chipValue}</span>
        <b>{amountWithUnit(session.currency, stake)}</b>
      </p>
      <button type="button" aria-label={texts.more} {...set(raised(stake, limits))}>
        <Plus />
      </button>
    </div>
  );
};

export const LiveBar = ({ state, controller, reducedMotion, view, scene }: Props) => {
  const { currency } = state.session;
  const { own } = state.live;
  const staked = own.reduce((sum, bet) => sum + bet.staked, 0n);
  return (
    <footer className="hud-bar live-bar">
      <Meters state={state} controller={controller} reducedMotion={reducedMotion} />
      <div className="live-tray">
        <ChipValue state={state} controller={controller} />
        <p className="hud-in-play live-placed" data-figure>
          <span>{liveTexts.placed(own.length)}</span>
          <b>
            {signOf(currency)}
            {amountText(currency, staked)}
            <i>{unitOf(currency)}</i>
          </b>
        </p>
        <div className="live-chips">
          <view.Controls {...scene} />
        </div>
      </div>
    </footer>
  );
};
