import type { supportRefusals as english } from '#english/packages/contract/src/problem-texts/support.ts';
import type { Translation } from '#languages/translation.ts';

export const supportRefusals: Translation<typeof english> = {
  too_many_messages: 'Deine Nachrichten sind angekommen. Bitte warte auf unsere Antwort, bevor du weiterschreibst.',
  account_closed: 'Dieses Konto wurde gelöscht.',
};
