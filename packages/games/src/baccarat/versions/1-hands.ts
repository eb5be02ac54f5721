/** The drawing rules of Baccarat, version 1: part of the frozen maths. Ranks are PF-1's: 0 is a deuce, 12 an ace. */
export const decks = 8;
export const ranks = 13;

/** Two to nine count as they say, tens and courts nothing, an ace one. */
export const valueOf = (rank: number): number => (rank === 12 ? 1 : rank < 8 ? rank + 2 : 0);
export const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) % 10;

const natural = 8;
export const isNatural = (player: number, banker: number): boolean => player >= natural || banker >= natural;

const lastDraw = 5;
/** Of two cards, where neither side has a natural. */
export const playerDraws = (player: number): boolean => player <= lastDraw;

/** By the banker's total of two cards: the least and the highest third card of the player at which the banker draws. */
const drawsAt: readonly (readonly [number, number] | undefined)[] = [
  ...[[0, 9] as const, [0, 9] as const, [0, 9] as const],
  ...[undefined, [2, 7] as const, [4, 7] as const, [6, 7] as const, undefined],
];

/** `third`: the value of the player's third card, if there is one. */
export const bankerDraws = (banker: number, third: number | undefined): boolean => {
  if (third === undefined) return banker <= lastDraw;
  // With three the banker draws at every card but an eight.
  if (banker === 3) return third !== 8;
  const range = drawsAt[banker];
  return range !== undefined && third >= range[0] && third <= range[1];
};

export const bets = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;
export type Bet = (typeof bets)[number];
export type Winner = 'player' | 'banker' | 'tie';

export const winnerOf = (player: number, banker: number): Winner =>
  player > banker ? 'player' : banker > player ? 'banker' : 'tie';

export interface End {
  readonly winner: Winner;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

/** In 1/10,000 of a unit, the stake included. The banker's win pays 19 to 20; a tie returns both main bets. */
export const paysE4: Readonly<Record<Bet, bigint>> = {
  player: 20_000n,
  banker: 19_500n,
  tie: 90_000n,
  'player-pair': 120_000n,
  'banker-pair': 120_000n,
};

export const isBet = (spot: string): spot is Bet => bets.some((bet) => bet === spot);

/** What one unit on a spot pays. */
export const paidOn = ({ winner, playerPair, bankerPair }: End, spot: string): bigint => {
  if (spot === 'player-pair') return playerPair ? paysE4[spot] : 0n;
  if (spot === 'banker-pair') return bankerPair ? paysE4[spot] : 0n;
  if (spot === winner) return paysE4[winner];
  return winner === 'tie' && (spot === 'player' || spot === 'banker') ? 10_000n : 0n;
};
