/** How the journey of every game (`tests/journeys/every-game.ts`) plays a round in the product. */
export interface GameJourney {
  /** The name of the button that starts a round. */
  readonly action: string;
  /** Buttons that make a bet of an empty table, by their names. */
  readonly before?: readonly RegExp[];
  /** In an open round: the first button of these that can be pressed is, until the round is over. */
  readonly presses: readonly RegExp[];
}
