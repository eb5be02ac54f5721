import type { addressProofTexts as english } from '#english/apps/site/app/features/address-proof/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const addressProofTexts: Translation<typeof english> = {
  why: 'Ein Teil dieses Guthabens kann nur ausgezahlt werden. Sobald du nachgewiesen hast, dass die Adresse dir gehört, wird er automatisch gesendet.',
  start: 'Adresse bestätigen',
  proven: 'Adresse bestätigt. Danke.',
  message: 'Signiere diese Nachricht mit deiner Wallet',
  copy: 'Kopieren',
  copied: 'Kopiert',
  signature: 'Signatur',
  check: 'Signatur prüfen',
  transfer: (amount) => `Oder sende von dieser Adresse genau ${amount} an`,
  transferHint:
    'Nutze eine Wallet, deren Schlüssel du selbst verwaltest, keine Börse. Was du sendest, gehört weiter dir.',
  staff: 'Oder zahle ohne diesen Nachweis aus: Dann prüfen zuerst zwei Personen aus unserem Team.',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
};
