/** Every word of the Paper Dragons scene that is not carved. */

export const texts = {
  action: 'Spin',
  /** Carved: only letters that slots/art/glyphs.ts has. */
  feature: 'ORBS ADD UP',
  idle: { title: '8+ anywhere', text: 'Orbs multiply it all · max 15,000×' },
  hoping: { title: '3 suns', text: 'One more awards free spins' },
  opened: (count: number) => ({ title: `${count} suns`, text: '10 free spins, and orbs add up' }),
  freeSpin: (number: number, of: number) => `Free spin ${number} of ${of}`,
  won: 'Won so far',
  start: 'Start',
  startText: '4 more suns add 5 spins',
  ofAKind: (size: number) => `${size} ×`,
  wins: (count: number) => `${count} symbols win`,
  freeTotal: (count: number) => (count === 1 ? '1 free spin' : `${count} free spins`),
  ofStake: (freeSpins: number) => (freeSpins > 0 ? `the stake · ${freeSpins} free spins` : 'the stake'),
  toEnd: 'Skip to the result',
  quick: 'Quick spin',
  loading: 'The sheets are folded',
  bet: '8 or more anywhere',
  announce: {
    spin: 'Spin.',
    wins: (count: number) => (count === 1 ? 'One symbol pays.' : `${count} symbols pay.`),
    free: (count: number) => `${count} free spins.`,
    won: (amount: string) => `You won ${amount}.`,
    returned: (amount: string) => `${amount} returned.`,
    lost: 'No win.',
    opened: (count: number) => `${count} suns award 10 free spins in which orbs add up.`,
    more: 'More free spins.',
  },
} as const;
