/** Where everything of such a game stands: earlier rounds, its middle (a board, a coin, cards), the ladder, what is paid, the settings. */
import './picks.css';
import './more.css';
import type { ComponentProps, ReactNode } from 'react';
import { multiplierText } from '../../multiplier-text.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import { GraphSwitch } from '../../stage/graph-switch.tsx';
import { HistoryChips } from '../../stage/history-chips.tsx';
import { InstantSwitch } from '../../stage/instant-mode.tsx';

interface Head<P, V, S extends string> {
  readonly props: Pick<SceneProps<P, V, S>, 'history' | 'onVerify' | 'currency'>;
  readonly instant: ComponentProps<typeof InstantSwitch>['instant'];
  readonly texts: { readonly history: string; readonly verify: (multiple: string) => string };
}

interface Props<P, V, S extends string> {
  phase: SceneProps['phase'];
  /** A round waits for the player. */
  open: boolean;
  head: Head<P, V, S>;
  backdrop?: ReactNode;
  /** Beside or below the middle: what is paid step by step. */
  side?: ReactNode;
  /** With more than a board and its buttons. */
  more: boolean;
  dock: ReactNode;
  controls?: ReactNode;
  children: ReactNode;
}

export const PickTable = <P, V, S extends string>({
  phase,
  open,
  head: { props, instant, texts },
  backdrop,
  side,
  more,
  dock,
  controls,
  children,
}: Props<P, V, S>) => (
  <div className="picks" data-phase={phase} data-more={more} data-open={open}>
    {backdrop}
    <div className="picks-table">
      <div className="stage-head">
        <HistoryChips
          history={props.history}
          label={texts.history}
          text={({ multiplierE4 }) => multiplierText(multiplierE4)}
          verify={({ multiplierE4 }) => texts.verify(multiplierText(multiplierE4))}
          onVerify={props.onVerify}
        />
        <GraphSwitch history={props.history} currency={props.currency} />
        <InstantSwitch instant={instant} />
      </div>
      {children}
      {side}
      {dock}
      {controls}
    </div>
  </div>
);
