/** Harbour Hold'em: two cards and a board against the dealer's; the newest version of its maths with its texts for players. */
import { explainAnte } from '../cards/ante/ante-explain.ts';
import { anteTexts } from '../cards/ante/ante-texts.ts';
import { defineGame } from '../game-module.ts';
import { mostUnits } from '../tables/chips.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

const version1 = defineGame({
  id: 'harbour-holdem',
  name: 'Harbour Hold’em',
  version: maths.definition.version,
  kind: 'steps',
  definition: maths.definition,
  params: maths.params,
  secrets: ['dealerCards', 'boardCards'],
  maxMultiplierE4: BigInt(mostUnits) * 1_050_000n,
  info,
  catalogue,
  betForm: { fields: [{ name: 'chips', label: anteTexts.chips, kind: 'chips' }], wrong: words.wrong },
  actionText: (type) => words.actions[type] ?? type,
  bets: [{ name: info.bets[0], params: { chips: { ante: 1 } } }],
  stakeUnits: maths.stakeUnits,
  init: maths.init,
  legal: maths.legal,
  act: maths.act,
  auto: maths.auto,
  view: maths.view,
  settle: maths.settle,
  explain: (state) => explainAnte(maths.view(state), maths.settle(state), words),
  rtpProof: maths.rtpProof,
  storedCounts: true,
  payoutsOf: maths.payoutsOf,
  bestAction: maths.bestAction,
  sampleParams: maths.sampleParams,
  sampleAction: maths.sampleAction,
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
