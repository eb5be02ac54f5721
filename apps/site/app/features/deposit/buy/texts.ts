/** The texts of buying crypto at an on-ramp, which players know as a partner. */
export const buyTexts = {
  title: 'Buy crypto',
  offer: 'Buy crypto with a card',
  /** Of all partners: the lowest fee, and their usual times. */
  terms: (fee: string, least: number, most: number) =>
    `From ${fee} fee, about ${least === most ? least : `${least} to ${most}`} minutes`,
  frameHere: 'Open the card purchase',
  partner: 'our partner',
  youPay: 'You pay',
  byCard: 'by card or bank transfer',
  sentTo: (coin: string) => `Sent to your ${coin} wallet`,
  choose: 'Choose a partner',
  none: 'No partner sells this cryptocurrency in your country right now. You can send crypto to your address instead.',
  youGet: (amount: string) => `You get about ${amount}`,
  fee: 'Fee',
  time: 'Arrives in about',
  minutes: (count: number) => `${count} min`,
  check: 'ID check',
  above: (amount: string) => `above ${amount}`,
  continueWith: (name: string) => `Continue with ${name}`,
  with: (name: string) => `With ${name}`,
  opensHere: 'The partner’s form opens here, and you stay on this page.',
  feeOf: (percent: string) => `Fee, ${percent}`,
  total: 'You get, about',
  rate: (coin: string, amount: string) => `At 1 ${coin} = ${amount}. The partner sets the final rate.`,
  unchecked: 'No ID check at this amount',
  checked: 'ID check at this amount',
  asksAbove: (name: string, amount: string) => `${name} asks for one above ${amount}`,
  credited: (confirmations: number) =>
    confirmations === 1 ? 'Credited after 1 confirmation' : `Credited after ${confirmations} confirmations`,
  creditedText: 'We credit what arrives on the network.',
  between: 'The purchase is between you and the partner. If you chose a promotion, it stays with this deposit.',
  limits: (least: string, most: string) => `min ${least}, max ${most}`,
  outside: (name: string, least: string, most: string) => `${name} sells for ${least} to ${most} at a time.`,
  frame: (name: string) => `Buy crypto with ${name}`,
  failed: (name: string) => `Your purchase with ${name} did not go through. You can try again.`,
  purchase: {
    paid: (name: string) => `${name} has received your payment. The coins are next.`,
    sent: (name: string) => `${name} has sent the coins. They are credited once the network has confirmed them.`,
    completed: (name: string) =>
      `${name} reports your purchase as complete. The coins are credited once the network has confirmed them.`,
  },
} as const;
