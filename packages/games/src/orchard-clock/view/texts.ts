/** Every word of the Orchard Clock scene that is not carved. */

export const texts = {
  action: 'Spin',
  idle: { title: '5 lines', text: 'Three in a row · max win 500×' },
  line: (number: number) => `Line ${number}`,
  lines: (count: number) => `${count} lines`,
  kind: (count: number, symbol: string) => `${count} × ${symbol}`,
  ofStake: () => 'the stake',
  quick: 'Quick spin',
  loading: 'The orchard wakes up',
  bet: '5 lines',
  announce: {
    spin: 'Spin.',
    wins: (count: number) => (count === 1 ? 'One line pays.' : `${count} lines pay.`),
    won: (amount: string) => `You won ${amount}.`,
    returned: (amount: string) => `${amount} returned.`,
    lost: 'No win.',
  },
} as const;
