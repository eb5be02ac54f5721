/** Jacks or Better 9/6: video poker; the newest version of its maths with its texts for players. */
import { defineGame } from '../game-module.ts';
import { explainRound, holdText } from '../video-poker/explain.ts';
import { mostCoins } from '../video-poker/machine.ts';
import { payoutsOver } from '../video-poker/payouts.ts';
import { countAgain, proofOver } from '../video-poker/proof.ts';
import { stakeUnits } from '../video-poker/actions.ts';
import { videoPokerTexts as words } from '../video-poker/texts.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { handNames } from './texts.ts';
import { machine } from './versions/1-hands.ts';
import * as maths from './versions/1.ts';

const version1 = defineGame({
  id: 'jacks-or-better',
  name: 'Jacks or Better 9/6',
  version: maths.definition.version,
  kind: 'steps',
  definition: maths.definition,
  params: maths.params,
  secrets: ['drawn'],
  maxMultiplierE4: 40_000_000n,
  info,
  catalogue,
  betForm: { fields: [{ name: 'coins', label: words.coins, kind: 'whole' }], wrong: words.wrong },
  actionText: holdText,
  bets: [
    { name: info.bets[0], params: { coins: mostCoins } },
    { name: info.bets[1], params: { coins: 1 } },
  ],
  stakeUnits,
  init: maths.init,
  legal: maths.legal,
  act: maths.act,
  auto: maths.auto,
  view: maths.view,
  settle: maths.settle,
  explain: explainRound({ machine, handNames }),
  rtpProof: maths.rtpProof,
  workOut: (bets) => bets.map(proofOver(payoutsOver(machine, countAgain(machine)))),
  payoutsOf: maths.payoutsOf,
  bestAction: maths.bestAction,
  sampleParams: maths.sampleParams,
  sampleAction: maths.sampleAction,
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
