import type { levelTexts as english } from '#english/packages/games/src/slots/stage/levels/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const levelTexts: Translation<typeof english> = {
  title: 'Gewinnstufen',
  big: 'Großgewinn',
  huge: 'Riesengewinn',
  max: 'Maximalgewinn',
  from: (times) => `ab ${times}`,
  note: 'In Vielfachen dessen, was für die Runde gesetzt wurde. Sie bestimmen, wie ein Gewinn gezeigt wird, nicht, was er zahlt.',
  bought: 'Bei gekauften Respins ist der Maximalgewinn ein Vielfaches des Einsatzes, nicht des Preises.',
};
