/** The words of a round’s proof. */
import { anteTexts } from '../cards/ante/ante-texts.ts';

export const proofTexts = {
  hands: anteTexts.hands,
  drawn: 'from deck(1, 9): player, dealer, player, dealer, then the board',
  showdown: 'the dealer plays with a pair of fours or better; the higher hand of five among seven cards wins',
  pays: 'ante and call together; the ante by the table, the call 1 to 1 if your hand wins',
  actions: { call: 'Call', fold: 'Fold' } as Readonly<Record<string, string>>,
  wrong: 'Place chips as “ante 5”.',
} as const;
