/** Every word of the replay page. */
import { countText } from '@carmine/money';

export const texts = {
  loading: 'Loading the round',
  noRound: 'To replay a round, open it from your bets.',
  failed: 'The round could not be loaded.',
  notDecided: 'This round is not decided yet.',
  unknown: 'This round was played with a version of the game that is no longer available.',
  round: (nonce: number) => `Round ${countText(nonce)}`,
  settled: 'Replay of a settled round',
  staked: 'Staked',
  jackpot: 'Jackpot',
  returned: 'Payout',
  step: (index: number, all: number) => `Step ${index} of ${all}`,
  bet: 'Bet',
  again: 'Watch again',
  toEnd: 'Skip to the end',
  sound: { off: 'Sound off', quiet: 'Sound low', full: 'Sound on' },
} as const;
