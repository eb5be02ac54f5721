import type { texts as english } from '#english/packages/games/src/ember-vault/view/paytable-texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  wild: 'Ersetzt jedes Symbol außer der Münze.',
  coin: (opens, respins) => `${opens} oder mehr im Bild: ${respins} Respins.`,
  lines: (count) => `${count} Linien, gewertet von links nach rechts`,
  line: (number, rows) => `Linie ${number}: von links die Reihen ${rows.map((row) => row + 1).join(', ')}`,
  coins: 'Was eine Münze wert ist, und wie oft',
  coinChance: (chance) => `${chance} aller Münzen`,
  prizes: { mini: 'Mini', minor: 'Minor', major: 'Major' },
  full: 'Eine Münze auf jedem Feld',
  lands: (chances) => `In einem Respin landet in einem leeren Feld mit einer Chance von ${chances} eine Münze.`,
  oneIn: (rounds) => `1 zu ${rounds}`,
};
