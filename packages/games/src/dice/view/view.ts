import { amountWithUnit } from '../../stage/amounts.ts';
import { defineView } from '../../stage/game-view.ts';
import { rtpAtStake } from '../../proof-rows.ts';
import { versions, type DiceParams, type DiceView } from '../game.ts';
import { multiplierE4Of, chancesOf, rtpProof } from '../versions/1.ts';
import { DiceScene } from './dice-scene.tsx';
import { nudged } from './linked-fields.ts';
import { texts } from './texts.ts';

export const view = defineView<DiceParams, DiceView>({
  versions,
  Scene: DiceScene,
  action: 'Roll',
  announce: ({ params, view: seen, payout, staked }, currency) => {
    const net = payout - staked;
    const outcome =
      net > 0n
        ? `You won ${amountWithUnit(currency, payout)}.`
        : net === 0n
          ? 'Your stake is back.'
          : `You lost ${amountWithUnit(currency, -net)}.`;
    return `${texts.announce(params, seen)} ${outcome}`;
  },
  onKey: (key, fine, params) => {
    if (key === 'ArrowLeft') return nudged(params, -1, fine);
    return key === 'ArrowRight' ? nudged(params, 1, fine) : undefined;
  },
  betText: texts.bet,
  returnAtStake: (params, stake) => rtpAtStake(rtpProof(params).hit, multiplierE4Of(chancesOf(params)), stake),
});
