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
  readonly dockHeight: number;
  /** Position of the felt's first line of text; `undefined` without room for it. */
  readonly text: { readonly y: number; readonly size: number; readonly second: boolean } | undefined;
}

const ratio = 1.4;
const phoneWidth = 700;
const tightHeight = 470;
/** Room below two cards for the fan and the badge. */
const fan = 1.75;
/** Width of the dealer's name with margin; reserved on both sides, because the cards are centred. */
const nameRoom = 82;
/** Beside lower cards on a phone the name reaches into the felt's text, which bends up at its ends. */
const nameHeight = 64;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const dockOf = (phone: boolean, tight: boolean, bets: boolean): number => {
  if (phone) return tight ? (bets ? 142 : 104) : 172;
  return tight ? 62 : bets ? 132 : 116;
};

interface Rows {
  readonly rows: number;
  readonly slot: number;
  readonly betBelow: boolean;
  /** Of chips and amount under the cards. */
  readonly below: number;
  /** As large as its cards can be. */
  readonly most: number;
}

const mostRows = 4;
/** What the badge of a hand in the next row reaches up beside its cards: not over the chips above it. */
const badge = 16;
/** A narrower hand has no room for chips beside it. */
const narrow = 250;

interface Stage {
  readonly size: Size;
  readonly phone: boolean;
  readonly tight: boolean;
  /** From the dealer's cards down to the dock, without the felt's text. */
  readonly room: number;
}

/** Cards are as large as rows of hands leave them, with the chips below or beside them. */
const inRows = (rows: number, hands: number, { size, phone, tight, room }: Stage): Rows[] => {
  const side = phone ? 8 : Math.max(24, size.width * 0.04);
  const slot = Math.floor((size.width - 2 * side) / Math.max(Math.ceil(hands / rows), 2));
  const ways = phone || slot < narrow ? [true] : [false, true];
  return ways.map((betBelow) => {
    const below = (betBelow ? (tight ? 32 : 44) : 8) + (rows > 1 ? badge : 0);
    const beside = betBelow ? 12 : 96;
    const most = Math.min((room - rows * below) / ((1 + rows) * ratio), (slot - beside) / fan, size.height * 0.21);
    return { rows, slot, betBelow, below, most };
  });
};

/** `bets`: the chips of the next round are placed on this stage, in the dock. */
export const layoutOf = (size: Size, hands: number, bets = false): Layout => {
  const { width, height } = size;
  const phone = width < phoneWidth && height > width * 0.7;
  const tight = height < tightHeight;
  const dockHeight = dockOf(phone, tight, bets);
  const dealerTop = phone ? 20 : tight ? 14 : 24;
  // Room for both lines of the felt's text, unless the stage is tight.
  const band = tight ? 20 : phone ? 70 : 96;
  const room = height - dealerTop - dockHeight - band;
  const ways = Array.from({ length: Math.min(mostRows, Math.max(1, hands)) }, (_, more) =>
    inRows(more + 1, hands, { size, phone, tight, room }),
  ).flat();
  const { rows, slot, betBelow, below, most } = ways.reduce((best, way) => (way.most > best.most ? way : best));
  const card = Math.floor(clamp(most, hands > 4 ? 16 : 30, phone ? 108 : 160));
  const cardHeight = card * ratio;
  const rowHeight = cardHeight + below;
  const handsTop = Math.round(height - dockHeight - rows * rowHeight - (tight ? 4 : 12));
  const free = handsTop - dealerTop - cardHeight;
  const letters = clamp(free / 3.6, 11, phone ? 15 : 26);
  const text =
    free < 44 || (phone && cardHeight < nameHeight)
      ? undefined
      : { y: dealerTop + cardHeight + free * 0.46 - letters * 0.2, size: letters, second: free > 78 };
  const dealerRoom = Math.min(width - 2 * (phone ? nameRoom : 220), card * 5);
  return {
    ...{ phone, tight, card, dealerTop, handsTop, dealerRoom, rows, slot, rowHeight, betBelow, dockHeight, text },
  };
};

/** Distance between cards, so that a hand fits into `room`. */
export const stepOf = (cards: number, card: number, room: number): number =>
  cards < 2 ? 0 : Math.min(card * 0.52, (room - card) / (cards - 1));
