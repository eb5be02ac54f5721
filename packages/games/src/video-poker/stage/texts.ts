/** Every word that the machines of video poker share. */
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

export const machineTexts = {
  action: 'Deal',
  coin: 'Coin value',
  coins: 'Coins',
  coinsOf: (coins: number) => (coins === 1 ? '1 coin' : `${coins} coins`),
  paytable: 'Paytable in coins',
  hand: 'Hand',
  yourCards: 'Your cards',
  faceDown: (place: number) => `Card ${place}, face down`,
  card: (place: number, name: string) => `Card ${place}: ${name}`,
  held: 'Held',
  hold: 'Hold',
  draw: (count: number) => (count === 0 ? 'Keep all' : `Draw ${cards(count)}`),
  ready: 'Choose your coins and deal',
  dealing: 'Dealing',
  choose: 'Hold what you keep, then draw',
  nothing: 'No paying hand',
  hint: 'Best hold',
  hintOn: 'Show the best hold',
  hintOff: 'Hide the best hold',
  best: (places: readonly number[]) => (places.length === 0 ? 'nothing' : places.join(', ')),
  average: (multiple: string) => `${multiple} on average`,
  bestMade: 'You held the best cards.',
  cost: (places: readonly number[], percent: string) =>
    `Best hold: ${places.length === 0 ? 'nothing' : places.join(', ')}. On average yours costs ${percent} of the stake.`,
  history: 'Last rounds, newest first',
  verify: (multiple: string) => `${multiple}. Check this round`,
  inPlay: 'In play',
  keys: [
    ['1 – 5', 'hold or release a card'],
    ['D, Space', 'draw'],
    ['C', 'one coin more, after five one again'],
  ] as const,
  announceOpen: (names: string) => `Your cards: ${names}. Choose what to hold.`,
  announce: (names: string, hand: string) => `${names}: ${hand}.`,
} as const;
