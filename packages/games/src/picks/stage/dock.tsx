/** What a climbing round waits for: cashing out, going on, and what the next step would make of it. Afterwards what it brought. */
import type { ReactNode } from 'react';
import { amountWithUnit } from '../../stage/amounts.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import { multiplierText } from '../../multiplier-text.ts';
import { OutcomeLine } from '../../stage/outcome-line.tsx';
import { payoutOf } from '../../payout.ts';

/** What the view of any climbing round says. */
export interface ClimbView {
  /** The current cash-out value in 1/10,000 of the stake, and the value after the next step, where there is one such value. */
  readonly worthE4: number;
  readonly nextE4: number | null;
}

interface Props<P, V, S extends string> {
  props: Pick<SceneProps<P, V, S>, 'round' | 'currency' | 'phase' | 'reducedMotion' | 'onAct'>;
  /** Everything that was answered has been shown. */
  presented: boolean;
  texts: {
    readonly ready: string;
    readonly take: string;
    /** Absent where the settings say it. */
    readonly next?: (multiple: string) => string;
  };
  /** Of the last round. */
  ended: string;
  /** The buttons of an open round beside the one that cashes out. */
  children?: ReactNode;
}

export const Dock = <P, V extends ClimbView, S extends string>({
  props,
  presented,
  texts,
  ended,
  children,
}: Props<P, V, S>) => {
  const { round, currency, phase, reducedMotion } = props;
  if (round?.open === true)
    return (
      <div className="picks-dock">
        <button
          type="button"
          className="picks-take"
          disabled={!presented || phase === 'waiting' || !round.legal.includes('take')}
          onClick={() => {
            props.onAct('take');
          }}
        >
          {texts.take} <b>{amountWithUnit(currency, payoutOf(round.stake, BigInt(round.view.worthE4)))}</b>
        </button>
        {children}
        {round.view.nextE4 === null || texts.next === undefined ? null : (
          <p>{texts.next(multiplierText(BigInt(round.view.nextE4)))}</p>
        )}
      </div>
    );
  const shown = presented && phase !== 'waiting' ? round : undefined;
  return (
    <div className="picks-dock">
      <OutcomeLine
        round={shown}
        text={shown === undefined ? texts.ready : ended}
        currency={currency}
        reducedMotion={reducedMotion}
      />
    </div>
  );
};
