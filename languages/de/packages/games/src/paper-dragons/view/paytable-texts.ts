import type { texts as english } from '#english/packages/games/src/paper-dragons/view/paytable-texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = {
  scatter: 'An beliebiger Stelle, wenn nichts mehr gewinnt: 10 Freispiele, in denen die Summe der Kugeln bleibt.',
  orbs: 'Kugeln',
  orb: 'Wenn nichts mehr gewinnt, werden alle sichtbaren Kugeln zusammengezählt, und der ganze Gewinn des Spins wird mit ihrer Summe multipliziert. ×100 gibt es nur in Freispielen.',
  anywhere: '8 oder mehr, egal wo',
  example:
    'Neun gleiche, wo auch immer: Sie zahlen einmal, nach ihrer Anzahl, und falten sich weg. Der Rest fällt, und neue fallen nach.',
};
