import type { proofTexts as english } from '#english/packages/games/src/european-roulette/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  chips: 'Chips',
  french: 'La partage',
  yes: 'an',
  no: 'aus',
  pocket: 'Zahl',
  signedHow: 'wie das Studio es signiert hat',
  pocketHow: 'below(37)',
  won: 'Zahlt',
  nothing: 'nichts',
  wonHow: '36 Chips geteilt durch die Zahlen des Feldes, für jeden Chip darauf',
  wrong: 'Lege Chips in der Form „red 5, 17 1, 1-2-3 2“: ein Feld des Tisches und die Zahl der Chips.',
};
