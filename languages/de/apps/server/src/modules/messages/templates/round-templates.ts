import type { RoundEndAction, RoundEndReason } from '@carmine/contract/games/round-ends';
import type * as english from '#english/apps/server/src/modules/messages/templates/round-templates.ts';

export const roundExpiresTemplate: typeof english.roundExpiresTemplate = ({ brand, firstName, game, until, url }) => ({
  subject: `Deine Runde ${game} ist noch offen`,
  preview: `Sie bleibt bis ${until} offen.`,
  title: 'Deine Runde ist noch offen',
  paragraphs: [
    `Hallo ${firstName}, du hast bei ${brand} eine offene Runde ${game}. Sie bleibt bis ${until} offen. Danach wird sie nach den Spielregeln beendet, ohne weiteren Einsatz.`,
    'Du musst nichts tun. Ist die Runde beendet, schreiben wir dir, was sie gebracht hat.',
  ],
  facts: [
    { name: 'Spiel', value: game },
    { name: 'Offen bis', value: until },
  ],
  action: { label: 'Spiel ansehen', url },
});

const reasons: Readonly<Record<RoundEndReason, string>> = {
  expired: 'sie 24 Stunden offen war',
  break: 'deine Spielpause begonnen hat',
  locked: 'dein Konto gesperrt wurde',
  closed: 'dein Konto geschlossen wurde',
  blocked: 'du mit deinem Konto nicht mehr spielen kannst',
};

const actions: Readonly<Record<RoundEndAction, string>> = {
  take: 'Der Stand der Runde wurde ausgezahlt.',
  void: 'Dein Einsatz wurde erstattet.',
  fold: 'Für die Hand wurde gepasst.',
  stand: 'Jede Hand blieb stehen.',
  surrender: 'Der Gleichstand wurde aufgegeben.',
  hold: 'Die besten Karten wurden gehalten.',
  roll: 'Die Würfel rollten mit den liegenden Einsätzen weiter.',
};

export const roundEndedTemplate: typeof english.roundEndedTemplate = ({
  brand,
  firstName,
  game,
  paid,
  reason,
  action,
  url,
}) => {
  return {
    subject: `Deine Runde ${game} wurde für dich beendet`,
    preview: paid === '' ? 'Sie brachte nichts.' : `Sie brachte ${paid}.`,
    title: 'Deine Runde wurde für dich beendet',
    paragraphs: [
      `Hallo ${firstName}, deine offene Runde ${game} bei ${brand} wurde nach den Spielregeln beendet, ohne weiteren Einsatz, weil ${reasons[reason]}.`,
      ...(action === undefined ? [] : [actions[action]]),
    ],
    facts: [
      { name: 'Spiel', value: game },
      { name: 'An dich gezahlt', value: paid === '' ? 'nichts' : paid },
    ],
    action: { label: 'Runde ansehen', url },
  };
};
