/** The words of a round’s proof. */
import { anteTexts } from '../cards/ante/ante-texts.ts';

export const proofTexts = {
  hands: anteTexts.hands,
  drawn: 'from deck(1, 10): player, dealer, player, dealer …',
  showdown: 'the dealer plays with ace and king or better; the higher hand wins',
  pays: 'ante and raise together; the raise by the table if your hand wins',
  actions: { raise: 'Raise', fold: 'Fold' } as Readonly<Record<string, string>>,
  wrong: 'Place chips as “ante 5”.',
} as const;
