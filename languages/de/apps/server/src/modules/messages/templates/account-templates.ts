import { accountTemplateOf } from '#english/apps/server/src/modules/messages/templates/account-mail.ts';

export const accountTemplate = accountTemplateOf({
  subject: (brand, title) => `${brand}: ${title}`,
  hello: (firstName, text) => `Hallo ${firstName}, ${text}`,
  alarm: (supportEmail) => `Wenn du das nicht warst, schreib bitte sofort an ${supportEmail}.`,
  labels: {
    site: 'Zur Website',
    money: 'Mein Geld ansehen',
    details: 'Kontodaten öffnen',
    limits: 'Meine Limits ansehen',
    verification: 'Verifizierung öffnen',
  },
  kinds: {
    account_locked: {
      title: 'Dein Konto ist gesperrt',
      text: () => 'dein Konto wurde gesperrt, und alle deine Geräte wurden abgemeldet. Dein Geld ist sicher.',
    },
    account_closed: {
      title: 'Dein Konto ist geschlossen',
      text: () =>
        'dein Konto ist geschlossen. Dein Guthaben kannst du weiterhin auszahlen: Melde dich dafür wie gewohnt an.',
    },
    account_opened: {
      title: 'Dein Konto ist wieder geöffnet',
      text: () => 'dein Konto ist wieder geöffnet.',
    },
    limit_changed: {
      title: 'Deine Limits wurden geändert',
      text: () =>
        'deine Limits wurden geändert. Ein niedrigeres Limit gilt sofort, ein höheres erst nach 24 Stunden und deiner Bestätigung.',
    },
    break_started: {
      title: 'Deine Spielpause hat begonnen',
      text: ({ until }) =>
        `deine Spielpause hat begonnen${until === undefined ? '' : ` und dauert bis ${until.moment}`}. In dieser Zeit kann niemand mit deinem Konto spielen oder einzahlen. Dein Geld kannst du weiterhin auszahlen.`,
    },
    break_ended: {
      title: 'Deine Spielpause ist vorbei',
      text: () => 'deine Spielpause ist vorbei. Du kannst jederzeit wieder eine einlegen.',
    },
    funds_asked: {
      title: 'Bitte weise nach, woher dein Geld stammt',
      text: () =>
        'wir sind verpflichtet zu fragen, woher das Geld stammt, mit dem du spielst. Melde dich an und öffne die Verifizierung: Dort steht, was wir brauchen. Bis wir es geprüft haben, halten wir deine Auszahlungen zurück.',
    },
    export_ready: {
      title: 'Deine Daten sind bereit',
      text: () =>
        'die Kopie deiner Daten ist bereit. Melde dich an und öffne die Kontodaten: Dort kannst du die Kopie einen Tag lang herunterladen, nachdem du noch einmal bestätigt hast, dass du es bist.',
    },
    erasure_asked: {
      title: 'Du möchtest deine Daten löschen lassen',
      text: ({ until }) =>
        `dein Antrag auf Löschung deiner Daten ist eingegangen. ${until === undefined ? 'Sobald das Gesetz es erlaubt,' : `Am ${until.day}`} wird alles, was dich identifiziert, unlesbar, auch für uns, und lässt sich nicht wiederherstellen. Bis dahin kannst du dich anmelden, dein restliches Guthaben auszahlen und den Antrag zurückziehen.`,
    },
    erasure_dropped: {
      title: 'Deine Daten werden nicht gelöscht',
      text: () => 'der Antrag auf Löschung deiner Daten wurde zurückgezogen. Deine Daten bleiben, wie sie sind.',
    },
  },
});
