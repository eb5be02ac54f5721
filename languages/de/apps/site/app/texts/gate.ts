import type { gateTexts as english } from '#english/apps/site/app/texts/gate.ts';
import type { Translation } from '#languages/translation.ts';

export const gateTexts: Translation<typeof english> = { cashOut: 'Zum Auszahlen anmelden', confined: 'Zu deinem Geld' };
