/** Wild Twos, version 1. Frozen: a change of the maths is a new file beside this one. */
import type { VideoPokerParams } from '../../video-poker/actions.ts';
import { params as schema, videoPokerRules } from '../../video-poker/rules.ts';
import { proofOver } from '../../video-poker/proof.ts';
import { mostCoins } from '../../video-poker/machine.ts';
import { machine, paytable, royalAtFive } from './1-hands.ts';
import { payoutsOf } from './1-payouts.ts';

export const definition = {
  game: 'wild-twos',
  version: '1',
  stream: 'PF-1',
  deal: 'cards = deck(1, 5); after the hold, the same pack goes on for each place that is not held, from the left',
  card: { rank: 'card >> 2, 0 = deuce … 12 = ace', suit: 'card & 3: diamonds, hearts, spades, clubs' },
  params: { coins: { least: 1, most: mostCoins, default: 1 } },
  action: 'hold-none, or hold- and the places held, 1 to 5 in order',
  pays: {
    perCoin: Object.fromEntries(paytable),
    royalFlushAtFiveCoins: royalAtFive,
    note: 'the row that pays most of those that the cards make; a deuce stands for any card, its own suit and rank included; royalFlush has no deuce, wildRoyalFlush has one at least; the ace is high or low in straights',
  },
  strategy:
    'the hold that pays most on average; of equals the one that pays more often, then the one that keeps more cards',
  expiry: 'after 24 hours: the hold of the strategy',
} as const;

export const params = schema;
export const { init, legal, act, auto, view, settle, bestAction, sampleParams, sampleAction } =
  videoPokerRules(machine);
export { payoutsOf } from './1-payouts.ts';

const proofOf = proofOver(payoutsOf);

/** Of the published bet with five coins, where nothing else is said. */
export const rtpProof = (given: Partial<VideoPokerParams> = { coins: mostCoins }) => proofOf(params.parse(given));
