/** The words of a feature that is bought, in every game alike. */
export const buyTexts = {
  price: 'Price',
  stakes: (count: string, stake: string) => `${count} × ${stake}`,
  rtp: 'Return of this bet',
  rtpOfSpin: (percent: string) => `an ordinary round: ${percent}`,
  most: 'Highest win',
  edge: (percent: string) =>
    `The price is a stake like any other. Over time, the house keeps ${percent} of it, whenever you buy.`,
  counts: 'The whole price counts for your limits. Free spins and bonus money cannot pay for it.',
  withBonus: 'Not while your bonus is active.',
  confirm: (amount: string) => `Buy for ${amount}`,
  cancel: 'Cancel',
} as const;
