import { countText } from '@carmine/money';
import type { proofTexts as english } from '#english/apps/site/app/features/proofs/texts.ts';
import type { Translation } from '#languages/translation.ts';

const count = (number: number, one: string, many: string): string =>
  `${countText(number)} ${number === 1 ? one : many}`;

export const proofTexts: Translation<typeof english> = {
  title: (brand) => `Rundennachweis · ${brand}`,
  heading: 'Rundennachweis',
  text: 'Alle Seed-Paare, die über deine Runden entschieden haben. Dein Browser rechnet jede Runde nach und vergleicht sie mit dem, was aufgezeichnet und ausgezahlt wurde.',
  verifyAll: 'Alle meine Runden prüfen',
  verifying: 'Prüfung läuft',
  progress: (done, all) => `${countText(done)} von ${count(all, 'Runde', 'Runden')}`,
  none: 'Noch keine Runden. Hier erscheinen deine Echtgeldrunden.',
  nothingRevealed: 'Die Seeds dieser Runden sind noch verborgen. Wechsle deine Seeds, um sie zu prüfen.',
  failed: 'Die Runden konnten nicht geladen werden. Bitte versuche es erneut.',
  allHold: (rounds) => (rounds === 1 ? '1 Runde geprüft: Sie stimmt.' : `Alle ${countText(rounds)} Runden stimmen.`),
  someDiffer: (rounds) =>
    `${count(rounds, 'Runde stimmt', 'Runden stimmen')} nicht mit den Seeds überein. Bitte wende dich an den Support.`,
  uncheckedToo: (rounds) => `${count(rounds, 'Runde konnte', 'Runden konnten')} noch nicht geprüft werden.`,
  gaps: (numbers) => `${count(numbers, 'Nonce fehlt oder ist', 'Nonces fehlen oder sind')} doppelt vergeben.`,
  inUse: 'Aktiv',
  revealed: 'Aufgedeckt',
  rounds: (rounds) => count(rounds, 'Runde', 'Runden'),
  hash: 'Hash des Server-Seeds',
  serverSeed: 'Server-Seed',
  sealed: 'Verborgen, bis du deine Seeds wechselst',
  clientSeed: 'Dein Client-Seed',
  reveal: 'Seeds wechseln',
  revealText: 'Der verborgene Server-Seed wird aufgedeckt, und das nächste Paar beginnt mit einem neuen Client-Seed.',
  download: 'Als JSON laden',
  verify: 'Prüfen',
  differing: 'Abweichende Runden',
  fileName: (hash) => `carmine-rounds-${hash.slice(0, 12)}.json`,
  elsewhere: 'Offline prüfen',
  elsewhereText:
    'Die Datei eines Paars kannst du auf einer Seite prüfen, die keine Verbindung aufbaut, oder mit einem eigenen Programm.',
  more: (shown, all) => `Die neuesten ${countText(shown)} von ${countText(all)} Paaren. Geprüft werden alle zusammen.`,
};
