import type * as english from '#english/apps/server/src/modules/messages/templates/frame-templates.ts';

export const mailFrame: typeof english.mailFrame = {
  footer: (brand, operator, supportEmail) => `${brand} wird von ${operator} betrieben. Fragen: ${supportEmail}`,
  unsubscribe: 'Abbestellen',
};

export const deviceWords: typeof english.deviceWords = {
  unknown: 'Unbekanntes Gerät',
  browserOn: (browser, system) => `${browser} auf ${system}`,
};

const limits = { deposit: 'Einzahlungen', loss: 'Verluste', stake: 'Einsätze' } as const;
const spans = { day: 'Tag', week: 'Woche', month: 'Monat' } as const;

export const limitWords: typeof english.limitWords = {
  name: (kind, span) => `${limits[kind]} pro ${spans[span]}`,
  none: 'kein Limit',
  applies: (limit) => `${limit}, gilt ab sofort`,
  waits: (limit, hours) => `${limit}, beantragt: nach ${hours} Stunden bestätigen`,
};
