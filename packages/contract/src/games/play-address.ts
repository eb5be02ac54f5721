/** Where games are played: the addresses of the frame. */
import type { CurrencyCode } from '@carmine/money';

/** The document of a game's frame, which names the files that it loads. */
export const playDocument = (gameId: string): string => `/play/?game=${encodeURIComponent(gameId)}`;

/** Where a launch is loaded. The token is in the fragment so that no log contains it; game and currency are only hints of what to load early. */
export const playUrl = (gameId: string, currency: CurrencyCode, token: string): string =>
  `${playDocument(gameId)}&currency=${currency}#session=${token}`;
