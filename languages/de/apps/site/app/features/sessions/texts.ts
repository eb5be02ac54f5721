import type { sessionsTexts as english } from '#english/apps/site/app/features/sessions/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const sessionsTexts: Translation<typeof english> = {
  pageTitle: (brand) => `Aktive Anmeldungen · ${brand}`,
  title: 'Aktive Anmeldungen',
  text: 'Beende jede Anmeldung, die du nicht kennst, und schreib dann dem Support.',
  current: 'Dieser Browser',
  since: (when) => `Angemeldet am ${when}`,
  seen: (when) => `zuletzt aktiv am ${when}`,
  from: (country, ip) => `${country}, ${ip}`,
  end: 'Beenden',
  endOf: (device) => `Anmeldung beenden: ${device}`,
  ended: 'Anmeldung beendet.',
  others: (count) => (count === 1 ? '1 weiteres Gerät ist angemeldet.' : `${count} weitere Geräte sind angemeldet.`),
  endOthers: 'Alle anderen beenden',
  endedOthers: (count) => (count === 1 ? '1 Anmeldung beendet.' : `${count} Anmeldungen beendet.`),
  failed: 'Die Anmeldung konnte nicht beendet werden. Bitte versuche es noch einmal.',
  onlyThis: 'Du bist sonst nirgends angemeldet.',
  unknownDevice: 'Unbekanntes Gerät',
  unknownPlace: 'Unbekannter Ort',
  device: (browser, system) => `${browser} auf ${system}`,
};
