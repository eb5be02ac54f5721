/** Layout of the felt in pixels, for any stage size and any number of hands. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  /** Portrait: chips below the cards, actions within thumb reach. */
  readonly phone: boolean;
  /** A phone on its side, or a very small one: what is not needed is left out. */
  readonly tight: boolean;
  /** Width of a card; its height is 1.4 times that. */
  readonly card: number;
  readonly dealerTop: number;
  readonly handsTop: number;
  /** Maximum width of the dealer's cards, with the name on the left. */
  readonly dealerRoom: number;
  /** Hands stand in so many rows, as large as they can. */
  readonly rows: number;
  /** Width of one hand. */
  readonly slot: number;
  /** From one row to the next. */
  readonly rowHeight: number;
  /** Chips are below the cards instead of beside them. */
  readonly betBelow: boolean;
  /** What a hand leaves free in its slot: for chips beside it, and up to the next one. */
  readonly beside: number;
  /** From card to card of a hand at most. */
  readonly step: number;
  readonly dockHeight: number;
  /** Position of the felt's first line of text; `undefined` without room for it. */
  readonly text: { readonly y: number; readonly size: number; readonly second: boolean } | undefined;
  /** Middle of the line that says how a round ended, between the dealer's cards and the hands: below the felt's text where there is room. */
  readonly result: number;
}

const ratio = 1.4;
const phoneWidth = 700;
const tightHeight = 470;
/** Two cards of a hand with its badge, in cards: half over each other where hands are close together. */
const [fan, closeFan] = [1.75, 1.5];

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** From card to card of a hand at most: side by side, or over each other where hands stand close beside hands. */
const stepAt = (card: number, slot: number, { hands, close }: { hands: number; close: boolean }): number => {
  const beside = card + 8;
  if (hands < 3) return beside;
  return close ? card * 0.64 : clamp(slot * 0.8 - card, card * 0.64, beside);
};

/** Width of the dealer's name with margin; reserved on both sides, because the cards are centred. */
const nameRoom = 82;
/** Beside lower cards on a phone the name reaches into the felt's text, which bends up at its ends. */
const nameHeight = 64;

const dockOf = (phone: boolean, tight: boolean, bets: boolean): number => {
  if (phone) return tight ? (bets ? 142 : 104) : 172;
  return tight ? 62 : bets ? 132 : 116;
};

interface Rows {
  readonly rows: number;
  readonly slot: number;
  readonly betBelow: boolean;
  readonly beside: number;
  /** Of chips and amount under the cards. */
  readonly below: number;
  /** As large as its cards can be. */
  readonly most: number;
}

const mostRows = 4;
/** What the badge of a hand in the next row reaches up beside its cards: not over the chips above it. */
export const badge = 16;
/** A narrower hand has no room for chips beside it. */
const narrow = 250;

interface Stage {
  readonly size: Size;
  readonly phone: boolean;
  /** Several hands on a phone: chips and amounts are small, and nothing is printed on the felt, so that the cards can be read. */
  readonly close: boolean;
  readonly tight: boolean;
  /** From the dealer's cards down to the dock, without the felt's text. */
  readonly room: number;
}

/** Chips and amount under the cards, and the badge of the hand below them. */
const belowOf = (rows: number, { tight, close }: Pick<Stage, 'tight' | 'close'>): number =>
  (tight ? (close ? 24 : 32) : close ? 34 : 44) + (rows > 1 ? badge : 0);

/** Cards are as large as rows of hands leave them, with the chips below or beside them. */
const inRows = (rows: number, hands: number, { size, phone, tight, close, room }: Stage): Rows[] => {
  const side = phone ? 8 : Math.max(24, size.width * 0.04);
  const slot = Math.floor((size.width - 2 * side) / Math.max(Math.ceil(hands / rows), 2));
  const ways = phone || slot < narrow ? [true] : [false, true];
  return ways.map((betBelow) => {
    const below = betBelow ? belowOf(rows, { tight, close }) : 8 + (rows > 1 ? badge : 0);
    const beside = betBelow ? (close ? 10 : phone ? 12 : 30) : 96;
    const wide = (slot - beside) / (close ? closeFan : fan);
    const most = Math.min(
      (room - rows * below + (rows > 1 ? badge : 0)) / ((1 + rows) * ratio),
      wide,
      size.height * 0.21,
    );
    return { rows, slot, betBelow, beside, below, most };
  });
};

/** Between the dealer's cards and the hands, for the felt's text and for how the round ended. */
const bandOf = ({ phone, tight, close }: Pick<Stage, 'phone' | 'tight' | 'close'>, bets: boolean): number => {
  if (tight) return 20;
  if (phone) return close ? 54 : 70;
  return bets ? 128 : 96;
};

/** Half of the line that says how a round ended, and what the badge of the hand under it reaches up. */
const resultRoom = 34;

interface Free {
  /** Where it begins, and how high it is. */
  readonly top: number;
  readonly free: number;
}

/** The felt's text: in the middle of what is free, or above the line that says how a round ended. */
const textOf = ({ top, free }: Free, phone: boolean, over: boolean): NonNullable<Layout['text']> => {
  const size = clamp(free / (over ? 5.6 : 3.6), 11, phone ? 15 : 26);
  const y = over ? top + free * 0.3 : top + free * 0.46 - size * 0.2;
  return { y, size, second: free > 78 };
};

/** `bets`: the chips of the next round are placed on this stage, in the dock, and its result is said on the felt. */
export const layoutOf = (size: Size, hands: number, bets = false): Layout => {
  const { width, height } = size;
  const phone = width < phoneWidth && height > width * 0.7;
  const tight = height < tightHeight;
  const close = phone && hands > 2;
  const dockHeight = dockOf(phone, tight, bets);
  const dealerTop = phone ? 20 : tight ? 14 : 24;
  const room = height - dealerTop - dockHeight - bandOf({ phone, tight, close }, bets);
  const ways = Array.from({ length: Math.min(mostRows, Math.max(1, hands)) }, (_, more) =>
    inRows(more + 1, hands, { size, phone, tight, close, room }),
  ).flat();
  const { rows, slot, betBelow, beside, below, most } = ways.reduce((best, way) => (way.most > best.most ? way : best));
  const card = Math.floor(clamp(most, hands > 4 ? 16 : 30, phone ? 108 : 160));
  const cardHeight = card * ratio;
  const rowHeight = cardHeight + below;
  // Below the last row there is no badge.
  const rowsHeight = rows * rowHeight - (rows > 1 ? badge : 0);
  const handsTop = Math.round(height - dockHeight - rowsHeight - (tight ? 4 : 12));
  const top = dealerTop + cardHeight;
  const free = handsTop - top;
  const over = bets && !phone && !tight;
  const text =
    free < 44 || close || (phone && cardHeight < nameHeight) ? undefined : textOf({ top, free }, phone, over);
  const result = Math.round(over ? handsTop - resultRoom : top + free / 2);
  const dealerRoom = Math.min(width - 2 * (phone ? nameRoom : 220), card * 5);
  return {
    ...{ phone, tight, card, dealerTop, handsTop, dealerRoom, rows, slot, rowHeight, betBelow, beside, dockHeight },
    ...{ step: stepAt(card, slot, { hands, close }), text, result },
  };
};

/** Distance between cards, so that a hand fits into `room`. */
export const stepOf = (cards: number, { card, step }: Pick<Layout, 'card' | 'step'>, room: number): number =>
  cards < 2 ? 0 : Math.min(step, (room - card) / (cards - 1));
