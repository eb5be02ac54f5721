/** A pair's rounds page after page, as they are numbered. */
import { mostRoundsOfPair, type RoundRecord } from '@carmine/contract/games/game-service';
import { readRoundsOfPair } from './queries.ts';

type ReadPage = (hash: string, from: number) => Promise<readonly RoundRecord[]>;

export async function* roundsOf(
  hash: string,
  read: ReadPage = readRoundsOfPair,
): AsyncGenerator<readonly RoundRecord[]> {
  let from = 0;
  for (;;) {
    const page = await read(hash, from);
    yield page;
    const last = page.at(-1)?.nonce;
    if (page.length < mostRoundsOfPair || last === null || last === undefined) return;
    from = last + 1;
  }
}
