/** Where games are played: the addresses of the frame. */
import type { CurrencyCode } from '@carmine/money';

/** Play money is always in euros. */
export const demoCurrency: CurrencyCode = 'EUR';

/** The document of a game's frame, which names the files that it loads. */
export const playDocument = (gameId: string): string => `/play/?game=${encodeURIComponent(gameId)}`;

/** In place of the token, while its launch is on the way: the token follows as another fragment of the same address. */
export const tokenFollows = '#launching';

/** Where a frame is opened before its launch is answered. The answer's address differs only in the fragment, if the currency is right. */
export const playUrlAhead = (gameId: string, currency: CurrencyCode): string =>
  `${playDocument(gameId)}&currency=${currency}${tokenFollows}`;

/** Where a launch is loaded. The token is in the fragment so that no log contains it; game and currency are only hints of what to load early. */
export const playUrl = (gameId: string, currency: CurrencyCode, token: string): string =>
  `${playDocument(gameId)}&currency=${currency}#session=${token}`;
