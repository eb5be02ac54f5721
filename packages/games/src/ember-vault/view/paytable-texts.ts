/** The words of the drawn paytable: not among those of the scene, which are loaded with the frame. */

export const texts = {
  wild: 'Stands for every symbol except the coin.',
  coin: (opens: number, respins: number) => `${opens} or more in view: ${respins} respins.`,
  lines: (count: number) => `${count} lines, paid from left to right`,
  line: (number: number, rows: readonly number[]) =>
    `Line ${number}: rows ${rows.map((row) => row + 1).join(', ')} from the left`,
  coins: 'What a coin is worth, and how often',
  coinChance: (chance: string) => `${chance} of all coins`,
  prizes: { mini: 'Mini', minor: 'Minor', major: 'Major' },
  full: 'A coin in every cell',
  lands: (chances: string) => `In a respin, a coin lands in an empty cell with a chance of ${chances}.`,
  oneIn: (rounds: string) => `1 in ${rounds}`,
} as const;
