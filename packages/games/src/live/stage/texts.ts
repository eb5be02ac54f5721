/** The words that all live tables share. */
import { countText } from '@carmine/money';

export const liveTexts = {
  phases: { betting: 'Bets', closed: 'Closed', running: 'Result', settled: 'Paid' },
  phaseList: 'Phases of the round',
  calls: {
    betting: 'Place your bets',
    lastSeconds: 'Last bets',
    closed: 'No more bets',
    running: 'Good luck',
    held: 'The studio is checking this round. Your bets are safe.',
    voided: 'Round void. All stakes are returned.',
    waiting: 'The next round begins in a moment',
    away: 'Connection lost. Reconnecting.',
    closing: 'The table closes after this round',
  },
  secondsLeft: (seconds: number) => (seconds === 1 ? '1 second to bet' : `${seconds} seconds to bet`),
  history: 'Last results, newest first',
  verify: (number: number, result: string) => `Round ${countText(number)}: ${result}. Check this round`,
  players: (count: number) => (count === 1 ? '1 player' : `${countText(count)} players`),
  onTable: (amount: string) => `${amount} on the table`,
  totals: 'Totals in euros',
  studio: 'Studio result',
  stream: 'Picture from the studio',
  streamLost: 'Picture lost. The round goes on.',
  log: 'Rounds',
  side: 'Chat or rounds',
  unread: (count: number) => (count === 1 ? '1 new message' : `${countText(count)} new messages`),
  spot: (name: string, pays: string, total: string) => `${name}, ${pays}, on the table: ${total}`,
} as const;
