import type { blockedTexts as english } from '#english/apps/site/app/texts/blocked.ts';
import type { Translation } from '#languages/translation.ts';

export const blockedTexts: Translation<typeof english> = {
  unavailable: (brand) => `${brand} ist in deinem Land nicht verfügbar.`,
  vpn: 'Bist du woanders? Schalte VPN oder Proxy aus und lade diese Seite neu.',
  reload: 'Neu laden',
  support: 'Brauchst du Hilfe oder eine Auszahlung?',
  seenFrom: (ip) => `Deine IP-Adresse: ${ip}`,
};
