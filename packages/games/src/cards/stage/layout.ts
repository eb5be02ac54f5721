/** Layout of the felt in pixels, for any stage size and one to four hands. */

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
  /** Width of one hand. */
  readonly slot: number;
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

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const dockOf = (phone: boolean, tight: boolean): number => {
  if (phone) return tight ? 104 : 172;
  return tight ? 62 : 116;
};

export const layoutOf = ({ width, height }: Size, hands: number): Layout => {
  const phone = width < phoneWidth && height > width * 0.7;
  const tight = height < tightHeight;
  const dockHeight = dockOf(phone, tight);
  const dealerTop = phone ? 20 : tight ? 14 : 24;
  const side = phone ? 8 : Math.max(24, width * 0.04);
  const slot = (width - 2 * side) / Math.max(hands, 2);
  const betBelow = phone || slot < 250;
  const below = betBelow ? (tight ? 32 : 44) : 8;
  // Room for both lines of the felt's text, unless the stage is tight.
  const band = tight ? 20 : phone ? 70 : 96;
  const room = height - dealerTop - dockHeight - below - band;
  const beside = betBelow ? 12 : 96;
  const card = Math.floor(
    clamp(Math.min(room / (2 * ratio), (slot - beside) / fan, height * 0.192), 30, phone ? 92 : 150),
  );
  const cardHeight = card * ratio;
  const handsTop = Math.round(height - dockHeight - below - cardHeight - (tight ? 4 : 12));
  const free = handsTop - dealerTop - cardHeight;
  const size = clamp(free / 3.6, 11, phone ? 15 : 26);
  const text =
    free < 44 ? undefined : { y: dealerTop + cardHeight + free * 0.46 - size * 0.2, size, second: free > 78 };
  const dealerRoom = Math.min(width - 2 * (phone ? nameRoom : 220), card * 5);
  return { phone, tight, card, dealerTop, handsTop, dealerRoom, slot, betBelow, dockHeight, text };
};

/** Distance between cards, so that a hand fits into `room`. */
export const stepOf = (cards: number, card: number, room: number): number =>
  cards < 2 ? 0 : Math.min(card * 0.52, (room - card) / (cards - 1));
