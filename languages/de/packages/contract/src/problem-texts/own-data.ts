import type { ownDataRefusals as english } from '#english/packages/contract/src/problem-texts/own-data.ts';
import type { Translation } from '#languages/translation.ts';

export const ownDataRefusals: Translation<typeof english> = {
  export_under_way: 'Deine Daten werden bereits zusammengestellt.',
  account_not_closed: 'Bitte schließe zuerst dein Konto. Dein Geld kannst du weiterhin auszahlen.',
  erasure_asked: 'Das hast du bereits beantragt.',
};
