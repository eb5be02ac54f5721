import type { proofTexts as english } from '#english/packages/games/src/scratch-meadow/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  cells: 'Los',
  cellsHow: 'weighted(Gras und die acht Bilder), siebenmal, Zeile für Zeile',
  names: {
    grass: 'Gras',
    daisy: 'Gänseblümchen',
    clover: 'Kleeblatt',
    ladybird: 'Marienkäfer',
    bee: 'Biene',
    butterfly: 'Schmetterling',
    toadstool: 'Fliegenpilz',
    rainbow: 'Regenbogen',
    sun: 'Sonne',
  },
  prize: 'Gewinn',
  nothing: 'nichts',
  prizeHow: 'das wertvollste Bild, das mindestens dreimal da ist',
};
