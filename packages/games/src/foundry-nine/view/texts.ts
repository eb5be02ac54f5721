/** Every word of the Foundry Nine scene that is not carved. */

export const texts = {
  action: 'Spin',
  /** Carved: only letters that slots/art/glyphs.ts has. */
  feature: 'MULTIPLIER STAYS',
  idle: { title: 'Up to 117,649 ways', text: 'Every win melts and drops · max win 20,000×' },
  hoping: { title: '3 furnaces', text: 'One more awards free spins' },
  opened: (count: number) => ({ title: `${count} furnaces`, text: 'Free spins that keep the multiplier' }),
  freeSpin: (number: number, of: number) => `Free spin ${number} of ${of}`,
  won: 'Won so far',
  start: 'Start',
  startText: 'No furnace goes out',
  ways: (ways: string, isOne: boolean) => (isOne ? '1 way' : `${ways} ways`),
  symbols: (count: number) => (count === 1 ? '1 symbol' : `${count} symbols`),
  onStage: 'Ways',
  freeTotal: (count: number) => (count === 1 ? '1 free spin' : `${count} free spins`),
  ofStake: (freeSpins: number) => (freeSpins > 0 ? `the stake · ${freeSpins} free spins` : 'the stake'),
  toEnd: 'Skip to the result',
  quick: 'Quick spin',
  loading: 'The furnaces are heated',
  bet: 'Up to 117,649 ways',
  announce: {
    spin: 'Spin.',
    wins: (count: number) => (count === 1 ? 'One symbol pays.' : `${count} symbols pay.`),
    free: (count: number) => `${count} free spins.`,
    won: (amount: string) => `You won ${amount}.`,
    returned: (amount: string) => `${amount} returned.`,
    lost: 'No win.',
    opened: (count: number) => `${count} furnaces award free spins that keep the multiplier.`,
    more: 'More free spins.',
  },
} as const;
