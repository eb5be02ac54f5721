import type { texts as english } from '#english/packages/games/src/wild-twos/view/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const texts: Translation<typeof english> = { wild: 'JOKER' };
