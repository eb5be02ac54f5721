/** Every word of the scene. */
import { countText } from '@carmine/money';

export const texts = {
  action: 'Bet',
  result: (crash: string) => `Crashed at ${crash}`,
  announce: (crash: string) => `The comet broke at ${crash}.`,
  betText: (auto: string | undefined) => (auto === undefined ? 'Cashed out by hand' : `Auto cash-out at ${auto}`),
  key: ['Space', 'place, take back or cash out the first bet'],
  steps: { betting: 'Place your bets', closed: 'No more bets', void: 'Round void. All stakes are returned.' },
  closing: 'The table closes after this flight',
  waiting: 'The next flight begins in a moment',
  flying: 'In flight',
  crashed: 'Crashed',
  cashedOut: (at: string) => `Cashed out at ${at}`,
  last: (crash: string) => `Last flight: ${crash}`,
  players: (count: number) => (count === 1 ? '1 player' : `${countText(count)} players`),
  limit: (at: string) => `Open bets are cashed out at ${at}`,
  away: 'Connection lost. Reconnecting.',
  kept: 'Your automatic cash-out is kept, also without a connection.',
  notKept: 'Without a connection you cannot cash out by hand.',
  history: 'Last flights, newest first',
  verify: (number: number, crash: string) => `Round ${countText(number)}: crashed at ${crash}. Check this round`,
  log: 'Rounds',
  list: {
    title: 'Live bets',
    player: 'Player',
    stake: 'Stake',
    at: 'At',
    payout: 'Payout',
    you: 'You',
    none: 'Bets will appear here.',
  },
} as const;
