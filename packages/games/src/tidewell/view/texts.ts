/** Every word of the Tidewell scene that is not carved. */

export const texts = {
  action: 'Spin',
  /** Carved: only letters that slots/art/glyphs.ts has. */
  feature: 'MORE WILDS',
  idle: { title: '243 ways', text: 'Wilds multiply · max win 4,000×' },
  hoping: { title: '2 whirlpools', text: 'One more awards free spins' },
  opened: (count: number) => ({ title: `${count} whirlpools`, text: '10 free spins with more wilds' }),
  freeSpin: (number: number, of: number) => `Free spin ${number} of ${of}`,
  won: 'Won so far',
  start: 'Start',
  startText: 'More ×2 and ×3 wilds',
  ways: (reels: number, ways: number) => `${reels} reels · ${ways === 1 ? '1 way' : `${ways} ways`}`,
  symbols: (count: number) => `${count} symbols`,
  freeTotal: (count: number) => (count === 1 ? '1 free spin' : `${count} free spins`),
  ofStake: (freeSpins: number) => (freeSpins > 0 ? `the stake · ${freeSpins} free spins` : 'the stake'),
  toEnd: 'Skip to the result',
  quick: 'Quick spin',
  loading: 'The tide comes in',
  bet: '243 ways',
  announce: {
    spin: 'Spin.',
    wins: (count: number) => (count === 1 ? 'One symbol pays.' : `${count} symbols pay.`),
    free: (count: number) => `${count} free spins.`,
    won: (amount: string) => `You won ${amount}.`,
    returned: (amount: string) => `${amount} returned.`,
    lost: 'No win.',
    opened: (count: number) => `${count} whirlpools award ten free spins with more wilds.`,
    more: 'Ten more free spins.',
  },
} as const;
