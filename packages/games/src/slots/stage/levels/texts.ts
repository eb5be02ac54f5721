/** The words of the win levels in a drawn paytable. */
export const levelTexts = {
  title: 'Win levels',
  big: 'Big win',
  huge: 'Huge win',
  max: 'Max win',
  from: (times: string) => `from ${times}`,
  note: 'In multiples of what was staked on the round. They decide how a win is shown, not what it pays.',
  bought: 'Of bought respins, the max win is a multiple of the stake, not of the price.',
} as const;
