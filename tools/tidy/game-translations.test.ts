/** Games in other languages: what servers read is collected, and what slots carve can be carved and has room. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameInfo } from '../../languages/games.ts';
import { registry } from '../../packages/games/src/index.ts';
import { glyphs } from '../../packages/games/src/slots/art/glyphs.ts';
import { interludePlaces } from '../../packages/games/src/slots/stage/effects/interlude-places.ts';
import { carvedWord } from '../../packages/games/src/slots/stage/effects/carved-words.ts';
import type { carvedTexts } from '../../packages/games/src/slots/stage/texts.ts';
import type { Language } from '../../packages/money/src/index.ts';
import { root } from './sources.ts';

const translations = readdirSync(path.join(root, 'languages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name as Language);

const fileIn = (language: Language, file: string) => path.join(root, 'languages', language, 'packages/games/src', file);

/** How many free spins the slots award, as an interlude carves it. */
const awarded = registry.flatMap(({ definition }) =>
  ((definition['freeSpins'] as { awards?: readonly number[] } | undefined)?.awards ?? []).map(String),
);

describe.each(translations)('in %s', (language) => {
  test('a server finds the translated rules of every game that has them', () => {
    const translated = registry.filter(({ id }) => existsSync(fileIn(language, `${id}/info.ts`)));
    expect(translated.filter((game) => gameInfo(game, language) === game.info).map(({ id }) => id)).toEqual([]);
  });

  test('every letter that is carved has a shape, and an interlude fits the narrowest stage', async () => {
    const file = fileIn(language, 'slots/stage/texts.ts');
    if (!existsSync(file)) return;
    const { carvedTexts: words } = (await import(file)) as { carvedTexts: typeof carvedTexts };
    const { allWins, moreSpins, ...plain } = words;
    const carved = [...Object.values(plain), allWins(3), moreSpins(2), ...awarded];
    expect([...carved.join('')].filter((letter) => glyphs[letter] === undefined)).toEqual([]);
    const width = 320;
    const lines = ['12', words.freeSpins, allWins(3)];
    for (const [index, place] of interludePlaces({ width, height: 356, upright: true }).words.entries())
      expect(carvedWord(lines[index] ?? '', place, ['#000000', '#000000']).width).toBeLessThanOrEqual(width);
  });
});
