/** Below the cards: the coins of the next round; in an open one the draw, and on request the best hold. */
import '../../cards/stage/dock.css';
import { Hint } from '../../cards/stage/hint.tsx';
import { rational } from '../../rational.ts';
import { multiplierText } from '../../multiplier-text.ts';
import { commonDraws, heldCount, holdValue, type Hold, type HoldValue } from '../holds.ts';
import { mostCoins } from '../machine.ts';
import { heldPlaces } from '../actions.ts';
import { shareText } from './figures.ts';
import type { MachineGame, MachineProps, MachineRound } from './machine-game.ts';
import { machineTexts as texts } from './texts.ts';
import type { Holds } from './use-holds.ts';

const coins = Array.from({ length: mostCoins }, (_, index) => index + 1);
const hintTexts = { name: texts.hint, show: texts.hintOn, hide: texts.hintOff };

/** Places 1 to 5 as a set. */
export const holdOfView = (places: readonly number[] | null): Hold =>
  (places ?? []).reduce((set, place) => set | (1 << (place - 1)), 0);

export const Coins = ({ params, onParams, locked, play }: MachineProps) => (
  <div className="vp-coins" role="group" aria-label={texts.coins}>
    <span aria-hidden="true">{texts.coins}</span>
    {coins.map((count) => (
      <button
        key={count}
        type="button"
        aria-pressed={count === params.coins}
        aria-label={texts.coinsOf(count)}
        disabled={locked}
        onClick={() => {
          play('coin');
          onParams({ coins: count });
        }}
      >
        {count}
      </button>
    ))}
  </div>
);

/** What the hold of the last round cost against the best one, on average over all draws. */
export const costText = (game: MachineGame, { view }: MachineRound, best: HoldValue): string => {
  const hold = holdOfView(view.held);
  const { table, pays } = game.machine;
  const lost = best.paid - holdValue(table, pays(view.coins), view.dealt, hold).paid;
  return lost === 0 ? texts.bestMade : texts.cost(heldPlaces(best.hold), shareText(rational(lost, commonDraws)));
};

const averageText = ({ paid }: HoldValue): string => {
  const e4 = (BigInt(paid) * 10_000n) / BigInt(commonDraws);
  return texts.average(multiplierText(e4));
};

interface Props {
  readonly holds: Holds;
  /** Of the open round, once its cards are seen. */
  readonly best: HoldValue | undefined;
  readonly hint: boolean;
  readonly onHint: (on: boolean) => void;
}

export const OpenDock = ({ holds, best, hint, onHint }: Props) => (
  <div className="vp-dock">
    <Hint
      on={hint}
      onToggle={() => {
        onHint(!hint);
      }}
      advice={best === undefined ? undefined : { move: texts.best(heldPlaces(best.hold)), on: averageText(best) }}
      texts={hintTexts}
    />
    <button type="button" className="vp-draw" aria-keyshortcuts="D" disabled={!holds.asked} onClick={holds.draw}>
      {texts.draw(5 - heldCount(holds.hold))}
      <kbd aria-hidden="true">D</kbd>
    </button>
  </div>
);
