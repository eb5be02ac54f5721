/** A pair with all of its rounds and the definitions they were played under, as one file. */
import type { SeedPairAnswer } from '@carmine/contract/games/fairness';
import type { RoundRecord } from '@carmine/contract/games/game-service';
import { proofTexts } from './texts.ts';
import { roundsOf } from './read-rounds.ts';

export interface PairFile {
  readonly format: 'carmine-rounds-1';
  readonly pair: SeedPairAnswer;
  /** The canonical JSON of each hashes to its name, the rounds' `mathVersion`. */
  readonly definitions: Readonly<Record<string, unknown>>;
  readonly rounds: readonly RoundRecord[];
}

export const pairFile = async (
  pair: SeedPairAnswer,
  read: (hash: string) => AsyncIterable<readonly RoundRecord[]> = roundsOf,
): Promise<PairFile> => {
  const { definitionsOf } = await import('@carmine/games');
  const rounds: RoundRecord[] = [];
  for await (const page of read(pair.serverSeedHash)) rounds.push(...page);
  return { format: 'carmine-rounds-1', pair, definitions: definitionsOf(rounds), rounds };
};

/** Throws when rounds cannot be loaded. */
export const downloadPair = async (pair: SeedPairAnswer): Promise<void> => {
  const text = JSON.stringify(await pairFile(pair));
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = proofTexts.fileName(pair.serverSeedHash);
  link.click();
  // Revoked later, because the browser reads it asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
