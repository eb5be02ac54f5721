/** Every word of the Glass Menagerie scene that is not carved. */

export const texts = {
  action: 'Spin',
  /** Carved: only letters that slots/art/glyphs.ts has. */
  feature: 'MULTIPLIER STAYS',
  idle: { title: '5 or more that touch', text: 'Every win breaks and drops · max win 10,000×' },
  hoping: { title: '2 flowers', text: 'One more awards free spins' },
  opened: (count: number) => ({ title: `${count} flowers`, text: 'Free spins that keep the multiplier' }),
  freeSpin: (number: number, of: number) => `Free spin ${number} of ${of}`,
  won: 'Won so far',
  start: 'Start',
  startText: 'The multiplier is kept',
  cluster: (size: number) => `${size} ×`,
  clusters: (count: number) => `${count} clusters`,
  freeTotal: (count: number) => (count === 1 ? '1 free spin' : `${count} free spins`),
  ofStake: (freeSpins: number) => (freeSpins > 0 ? `the stake · ${freeSpins} free spins` : 'the stake'),
  toEnd: 'Skip to the result',
  quick: 'Quick spin',
  loading: 'The lamps are lit',
  bet: 'Clusters of 5 or more',
  announce: {
    spin: 'Spin.',
    wins: (count: number) => (count === 1 ? 'One cluster pays.' : `${count} clusters pay.`),
    free: (count: number) => `${count} free spins.`,
    won: (amount: string) => `You won ${amount}.`,
    returned: (amount: string) => `${amount} returned.`,
    lost: 'No win.',
    opened: (count: number) => `${count} flowers award free spins that keep the multiplier.`,
    more: 'More free spins.',
  },
} as const;
