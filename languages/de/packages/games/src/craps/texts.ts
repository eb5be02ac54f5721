import type { proofTexts as english } from '#english/packages/games/src/craps/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  chips: 'Chips',
  roll: 'Werfen',
  rollWith: (chips) => `Werfen mit ${chips}`,
  throws: 'Würfe',
  diceHow: 'below(6) + 1, zweimal je Wurf',
  thrown: (throws) => throws.map(([one = 0, other = 0]) => `${one} + ${other} = ${one + other}`).join(', '),
  won: 'Zahlt',
  nothing: 'nichts',
  wonHow: 'was jedes Feld über alle Würfe gezahlt hat, die Chips eingeschlossen',
  wrong:
    'Lege Chips in der Form „pass 5, place-6 12, twelve 1“: ein Feld, das vor dem ersten Wurf offen ist, und die Zahl der Chips; auf 6 und 8 je sechs.',
};
