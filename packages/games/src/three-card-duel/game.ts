/** Three Card Duel: three cards against the dealer's three; the newest version of its maths with its texts for players. */
import { anteTexts } from '../cards/ante/ante-texts.ts';
import { explainAnte } from '../cards/ante/ante-explain.ts';
import { defineGame } from '../game-module.ts';
import { mostUnits } from '../tables/chips.ts';
import { exactProof } from '../tables/exact-proof.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { proofTexts as words } from './texts.ts';
import { countEnds } from './versions/1-enumeration.ts';
import * as maths from './versions/1.ts';

const version1 = defineGame({
  id: 'three-card-duel',
  name: 'Three Card Duel',
  version: maths.definition.version,
  kind: 'steps',
  definition: maths.definition,
  params: maths.params,
  secrets: ['dealerCards'],
  maxMultiplierE4: BigInt(mostUnits) * 410_000n,
  info,
  catalogue,
  betForm: { fields: [{ name: 'chips', label: anteTexts.chips, kind: 'chips' }], wrong: words.wrong },
  actionText: (type) => words.actions[type] ?? type,
  bets: [
    { name: info.bets[0], params: { chips: { ante: 1 } } },
    { name: info.bets[1], params: { chips: { 'pair-plus': 1 } } },
  ],
  stakeUnits: maths.stakeUnits,
  init: maths.init,
  legal: maths.legal,
  act: maths.act,
  auto: maths.auto,
  view: maths.view,
  settle: maths.settle,
  explain: (state) => explainAnte(maths.view(state), maths.settle(state), words),
  rtpProof: maths.rtpProof,
  workOut: (bets) => bets.map(maths.payoutsOver(countEnds())).map(exactProof),
  payoutsOf: maths.payoutsOf,
  bestAction: maths.bestAction,
  sampleParams: maths.sampleParams,
  sampleAction: maths.sampleAction,
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
