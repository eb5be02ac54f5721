import { displayDate, displayMoment } from '#english/apps/site/app/amounts/moment.ts';
import type { kindTexts as english } from '#english/apps/site/app/features/notifications/kind-texts.ts';
import {
  amountIn,
  limitChangesIn,
  type LimitChange,
  type NoticeData,
} from '#english/apps/site/app/features/notifications/notice-data.ts';
import type { RoundEndAction, RoundEndReason } from '@carmine/contract/games/round-ends';
import type { Translation } from '#languages/translation.ts';

type Named = Readonly<Record<string, string>>;

const reasons: Named = {
  documents_needed: 'Wir brauchen vorher weitere Dokumente.',
  address_not_allowed: 'An diese Adresse können wir nicht senden.',
  payment_not_yours: 'Die Adresse oder Zahlungsmethode gehört nicht dir.',
  asked_by_player: 'Du hast uns gebeten, sie zu stornieren.',
  address_refuses: 'Die Adresse nimmt diese Coins nicht an.',
  asset_refuses: 'Der Herausgeber dieser Coins hat sie vorübergehend gesperrt.',
  bank_refused: 'Die Bank konnte nicht auf dein Konto auszahlen.',
  bank_returned: 'Die Bank hat die Überweisung zurückgeschickt.',
  refused_by_address: 'Die Adresse hat die Coins nicht angenommen.',
};

const bonusEnds: Named = {
  expired: 'Die Zeit ist um. Was davon übrig war, ist weg; dein Echtgeld bleibt.',
  cash_out: 'Eine Auszahlung beendet den Bonus ihrer Währung. Lehnen wir die Auszahlung ab, kommt der Bonus zurück.',
  deposit_reversed: 'Die Einzahlung, für die es ihn gab, wurde rückgängig gemacht.',
};

const notEarned: Named = {
  taken: 'Eine andere Einzahlung hatte sie schon ausgelöst.',
  below_tier: 'Der Betrag reichte für die Aktion nicht. Sie bleibt für deine nächste Einzahlung bereit.',
  locked: 'Die Einzahlung kann nur ausgezahlt werden; gesperrtes Geld bringt keinen Bonus.',
  review: 'Unser Team sieht sich das zuerst an. Du musst nichts tun.',
  used: 'Du hattest sie schon genutzt.',
  cap_reached: 'Du hast bereits das Höchste bekommen, was sie bietet.',
  coupon_spent: 'Der Code war inzwischen aufgebraucht.',
  household: 'Sie gilt für einen Spieler pro Haushalt.',
};

const roundReasons: Named & Readonly<Record<RoundEndReason, string>> = {
  expired: 'Sie war 24 Stunden offen',
  break: 'Deine Spielpause hat begonnen',
  locked: 'Dein Konto wurde gesperrt',
  closed: 'Dein Konto wurde geschlossen',
  blocked: 'Mit deinem Konto kannst du nicht mehr spielen',
};

const roundActions: Named & Readonly<Record<Exclude<RoundEndAction, 'void'>, string>> = {
  take: 'Der Stand der Runde wurde ausgezahlt',
  fold: 'Für die Hand wurde gepasst',
  stand: 'Jede Hand blieb stehen',
  surrender: 'Der Gleichstand wurde aufgegeben',
  hold: 'Die besten Karten wurden gehalten',
  roll: 'Die Würfel rollten mit den liegenden Einsätzen weiter',
};

const roundPaid = (data: NoticeData): string =>
  /[1-9]/.test(data['amount'] ?? '') ? `Sie brachte ${amountIn(data)}.` : 'Sie brachte nichts.';

const limitKinds: Named = { deposit: 'Einzahlungen', loss: 'Verluste', stake: 'Einsätze' };
const spans: Named = { day: 'Tag', week: 'Woche', month: 'Monat' };

const limitLine = ({ kind, span, limit, isSet }: LimitChange): string =>
  `${limitKinds[kind] ?? kind} pro ${spans[span] ?? span}: ${limit ?? 'kein Limit'}, ${isSet ? 'gilt ab sofort' : 'beantragt, nach 24 Stunden bestätigen'}.`;

const changes: Named = {
  totp_on: 'Zum Anmelden brauchst du jetzt Codes aus deiner Authenticator-App.',
  totp_off: 'Codes aus deiner Authenticator-App brauchst du nicht mehr.',
  passkey_added: 'Ein Passkey wurde hinzugefügt.',
  passkey_removed: 'Ein Passkey wurde entfernt.',
  recovery_codes_made: 'Neue Wiederherstellungscodes wurden erstellt. Die alten gelten nicht mehr.',
  recovery_code_used: 'Ein Wiederherstellungscode wurde verwendet.',
  bank_account_set: 'Ein Bankkonto für deine Auszahlungen wurde hinterlegt.',
  code_guessed: 'Jemand hat falsche Codes eingegeben.',
  phone_changed: 'Deine Telefonnummer wurde geändert.',
  address_changed: 'Deine Adresse wurde geändert.',
  details_corrected: 'Unser Team hat Angaben in deinem Konto korrigiert.',
  removal_announced:
    'Deine Zwei-Faktor-Anmeldung wird in drei Tagen entfernt. Wenn du sie noch nutzen kannst, behalte sie unter „Sicherheit“.',
  removal_dropped: 'Deine Zwei-Faktor-Anmeldung bleibt bestehen.',
  factors_removed:
    'Deine Zwei-Faktor-Anmeldung wurde entfernt: Uns wurde gemeldet, dass du keinen Zugriff mehr darauf hast. Bitte richte eine neue ein.',
};

export const kindTexts: Translation<typeof english> = {
  deposit_credited: {
    title: (data) => `${amountIn(data)} eingegangen`,
    text: (data) =>
      data['settled'] === undefined
        ? 'Deine Einzahlung ist in deiner Wallet.'
        : `${amountIn(data, 'settled')} davon haben wir mit deinem offenen Betrag verrechnet.`,
  },
  deposit_failed: {
    title: (data) => `Deine Einzahlung über ${amountIn(data)} ist fehlgeschlagen`,
    text: (data) =>
      data['reason'] === 'not_paid_in_time'
        ? 'Sie wurde nicht rechtzeitig bezahlt.'
        : 'Die Zahlung wurde nicht angenommen.',
  },
  deposit_review: {
    title: (data) => `Deine Einzahlung über ${amountIn(data)} ist in Prüfung`,
    text: () => 'Die Zahlung weicht von deinen Angaben ab.',
  },
  deposit_reversed: {
    title: (data) =>
      data['whole'] === undefined
        ? `Deine Einzahlung über ${amountIn(data)} wurde zurückgebucht`
        : `Von deiner Einzahlung über ${amountIn(data, 'whole')} wurden ${amountIn(data)} zurückgebucht`,
    text: (data) =>
      data['owed'] === undefined
        ? `${data['whole'] === undefined ? 'Sie' : 'Dieser Teil'} ist nicht mehr in deiner Wallet.`
        : `Du schuldest uns ${amountIn(data, 'owed')}. Bis das beglichen ist, halten wir Auszahlungen zurück.`,
  },
  deposit_won_back: {
    title: (data) => `${amountIn(data)} wieder gutgeschrieben`,
    text: (data) =>
      data['settled'] === undefined
        ? 'Die Bank hat entschieden, dass deine Zahlung bestehen bleibt. Das Geld ist wieder in deiner Wallet.'
        : `Die Bank hat entschieden, dass deine Zahlung bestehen bleibt. Mit ${amountIn(data, 'settled')} davon haben wir deinen offenen Betrag beglichen.`,
  },
  deposit_refused: {
    title: (data) => `Deine Einzahlung über ${amountIn(data)} wird erstattet`,
    text: () => 'Wir konnten sie nicht annehmen. Sie wird über die Zahlungsmethode erstattet, die du verwendet hast.',
  },
  deposit_given_back: {
    title: (data) => `${amountIn(data)} wurden dir erstattet`,
    text: () => 'Bis deine Bank es anzeigt, kann es ein paar Tage dauern.',
  },
  promotion_granted: {
    title: (data) =>
      data['spins'] === undefined ? `Dein Bonus: ${amountIn(data)}` : `Deine Freispiele: ${data['spins']}`,
    text: (data) =>
      data['until'] === undefined
        ? ''
        : `Gültig bis ${displayDate(data['until'])}. Die Bedingungen stehen bei der Aktion.`,
  },
  promotion_completed: {
    title: (data) => `Bonus freigespielt: ${amountIn(data)} als Echtgeld`,
    text: () => 'Der Umsatz ist geschafft. Was übrig ist, gehört dir: zum Spielen oder Auszahlen.',
  },
  promotion_expires_soon: {
    title: (data) =>
      data['spins'] === undefined
        ? 'Dein Bonus läuft in weniger als einem Tag ab'
        : 'Deine Freispiele laufen in weniger als einem Tag ab',
    text: (data) =>
      data['spins'] !== undefined
        ? `Sie sind bis ${displayMoment(data['until'] ?? '')} spielbar. Was sie gewonnen haben, bleibt.`
        : `Er gilt bis ${displayMoment(data['until'] ?? '')}. Was dann übrig ist, verfällt; dein Echtgeld bleibt.`,
  },
  promotion_ended: {
    title: () => 'Dein Bonus ist beendet',
    text: (data) => bonusEnds[data['reason'] ?? ''] ?? 'Was davon übrig war, ist weg; dein Echtgeld bleibt.',
  },
  promotion_not_earned: {
    title: () => 'Deine Einzahlung hat die Aktion nicht ausgelöst',
    text: (data) =>
      notEarned[data['reason'] ?? ''] ?? 'Die Bedingungen waren nicht erfüllt. Das Geld ist in deiner Wallet.',
  },
  cash_out_requested: {
    title: (data) => `Auszahlung über ${amountIn(data)} beantragt`,
    text: () => 'Wir haben deinen Antrag erhalten.',
  },
  cash_out_approved: {
    title: (data) => `Auszahlung über ${amountIn(data)} genehmigt`,
    text: () => 'Sie wird gleich gesendet.',
  },
  cash_out_paid: {
    title: (data) => `${amountIn(data)} ausgezahlt`,
    text: () => 'Deine Auszahlung ist abgeschlossen.',
  },
  cash_out_returned: {
    title: (data) => `${amountIn(data)} wieder in deiner Wallet`,
    text: (data) => `Deine Auszahlung konnte nicht ausgeführt werden. ${reasons[data['reason'] ?? ''] ?? ''}`.trim(),
  },
  cash_out_paid_twice: {
    title: (data) => `${amountIn(data)} deiner Auszahlung doppelt ausgezahlt`,
    text: (data) =>
      data['owed'] === undefined
        ? 'Die Zahlung auf deine Karte ist doch durchgegangen. Deshalb haben wir den Betrag wieder von deiner Wallet abgezogen.'
        : `Die Zahlung auf deine Karte ist doch durchgegangen. Du schuldest uns ${amountIn(data, 'owed')}. Bis das beglichen ist, halten wir Auszahlungen zurück.`,
  },
  debt_written_off: {
    title: (data) =>
      data['owed'] === undefined
        ? `Du schuldest uns ${amountIn(data)} nicht mehr`
        : `Du schuldest uns ${amountIn(data)} weniger`,
    text: (data) =>
      data['owed'] === undefined
        ? 'Wir haben dir den Betrag erlassen. In dieser Währung schuldest du uns nichts mehr.'
        : `Wir haben dir diesen Betrag erlassen. Du schuldest uns noch ${amountIn(data, 'owed')}.`,
  },
  documents_verified: {
    title: (data) => (data['of'] === 'identity' ? 'Deine Identität ist verifiziert' : 'Deine Adresse ist verifiziert'),
  },
  documents_rejected: {
    title: (data) =>
      data['of'] === 'identity'
        ? 'Bitte sende dein Ausweisdokument noch einmal'
        : 'Bitte sende deinen Adressnachweis noch einmal',
    text: () => 'Das letzte Dokument konnten wir nicht annehmen.',
  },
  documents_asked: {
    title: (data) =>
      data['of'] === 'identity' ? 'Bitte sende ein Ausweisdokument' : 'Bitte sende einen Adressnachweis',
    text: () => 'Das brauchen wir vor deiner nächsten Auszahlung.',
  },
  documents_expired: {
    title: (data) =>
      data['of'] === 'identity' ? 'Dein Ausweisdokument ist abgelaufen' : 'Dein Adressnachweis ist abgelaufen',
    text: () => 'Bitte sende ein aktuelles Dokument.',
  },
  funds_asked: {
    title: () => 'Bitte weise nach, woher dein Geld stammt',
    text: () => 'Das brauchen wir vor deiner nächsten Auszahlung.',
  },
  funds_accepted: { title: () => 'Dein Herkunftsnachweis wurde angenommen' },
  funds_rejected: {
    title: () => 'Bitte sende einen anderen Herkunftsnachweis',
    text: () => 'Den letzten konnten wir nicht annehmen.',
  },
  new_sign_in: {
    title: () => 'Neue Anmeldung',
    text: () => 'Von einem Gerät, das wir noch nicht kennen. Wenn du das nicht warst, ändere dein Passwort.',
  },
  password_changed: {
    title: () => 'Dein Passwort wurde geändert',
    text: () => 'Alle anderen Geräte wurden abgemeldet.',
  },
  security_changed: {
    title: () => 'Deine Sicherheitseinstellungen haben sich geändert',
    text: (data) => changes[data['change'] ?? ''],
  },
  email_confirmed: { title: () => 'Deine E-Mail-Adresse ist bestätigt' },
  account_locked: { title: () => 'Dein Konto wurde gesperrt' },
  account_opened: { title: () => 'Dein Konto ist wieder geöffnet' },
  account_closed: {
    title: () => 'Dein Konto ist geschlossen',
    text: () => 'Dein Guthaben kannst du weiterhin auszahlen.',
  },
  limit_changed: {
    title: () => 'Deine Limits wurden geändert',
    text: (data) =>
      limitChangesIn(data).map(limitLine).join(' ') ||
      'Ein niedrigeres Limit gilt sofort, ein höheres erst nach 24 Stunden und deiner Bestätigung.',
  },
  break_started: {
    title: () => 'Deine Spielpause hat begonnen',
    text: () => 'Auszahlen kannst du weiterhin.',
  },
  break_ended: { title: () => 'Deine Spielpause ist vorbei' },
  round_expires_soon: {
    title: (data) => `Deine Runde ${data['name'] ?? ''} ist noch offen`,
    text: (data) =>
      `Sie bleibt bis ${displayMoment(data['until'] ?? '')} offen. Danach wird sie nach den Spielregeln beendet, ohne weiteren Einsatz.`,
  },
  round_ended: {
    title: (data) => `Deine Runde ${data['name'] ?? ''} wurde für dich beendet`,
    text: (data) => {
      const why = roundReasons[data['reason'] ?? ''] ?? roundReasons.blocked;
      const start = `${why}. Deshalb wurde die Runde nach den Spielregeln beendet`;
      if (data['action'] === 'void') return `${start}: Dein Einsatz von ${amountIn(data)} wurde erstattet.`;
      const how = roundActions[data['action'] ?? ''];
      return `${start}${how === undefined ? '' : `: ${how}`}. ${roundPaid(data)}`;
    },
  },
  export_ready: {
    title: () => 'Deine Daten sind bereit',
    text: () => 'Du kannst sie einen Tag lang herunterladen.',
  },
  erasure_asked: {
    title: () => 'Du hast die Löschung deiner Daten beantragt',
    text: (data) =>
      data['until'] === undefined
        ? undefined
        : `Sie werden am ${displayDate(data['until'])} gelöscht. Bis dahin kannst du den Antrag zurückziehen.`,
  },
  erasure_dropped: {
    title: () => 'Deine Daten werden nicht gelöscht',
    text: () => 'Der Antrag wurde zurückgezogen.',
  },
};
