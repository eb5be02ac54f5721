/** Every word of the Night Orchestra scene that is not carved. */

export const texts = {
  action: 'Spin',
  /** Carved: only letters that slots/art/glyphs.ts has. */
  feature: 'COLLECT NOTES',
  idle: { title: '10 lines', text: 'Notes raise the level · max win 5,000×' },
  hoping: { title: '2 moons', text: 'One more awards free spins' },
  opened: (count: number) => ({ title: `${count} moons`, text: '10 free spins, notes raise the level' }),
  freeSpin: (number: number, of: number) => `Free spin ${number} of ${of}`,
  won: 'Won so far',
  start: 'Start',
  startText: '6 notes reach the first level',
  line: (number: number) => `Line ${number}`,
  lines: (count: number) => `${count} lines`,
  kind: (count: number, symbol: string) => `${count} × ${symbol}`,
  freeTotal: (count: number) => (count === 1 ? '1 free spin' : `${count} free spins`),
  ofStake: (freeSpins: number) => (freeSpins > 0 ? `the stake · ${freeSpins} free spins` : 'the stake'),
  toEnd: 'Skip to the result',
  quick: 'Quick spin',
  loading: 'The orchestra tunes',
  bet: '10 lines',
  announce: {
    spin: 'Spin.',
    wins: (count: number) => (count === 1 ? 'One line pays.' : `${count} lines pay.`),
    free: (count: number) => `${count} free spins.`,
    won: (amount: string) => `You won ${amount}.`,
    returned: (amount: string) => `${amount} returned.`,
    lost: 'No win.',
    opened: (count: number) => `${count} moons award ten free spins. Notes raise the level.`,
    more: 'More free spins.',
    level: (multiplier: number, spins: number) =>
      `Next level: all wins times ${multiplier}, and ${spins} more free spins.`,
  },
} as const;
