/** Mails about a player's open round that the house is about to finish, or has finished. They state facts and invite nobody to play. */
import type { RoundEndAction, RoundEndReason } from '@carmine/contract/games/round-ends';
import type { MailContent } from './mail-content.ts';

interface RoundFacts {
  readonly brand: string;
  readonly firstName: string;
  /** The game's name. */
  readonly game: string;
  readonly url: string;
}

export const roundExpiresTemplate = ({
  brand,
  firstName,
  game,
  until,
  url,
}: RoundFacts & { readonly until: string }): MailContent => ({
  subject: `Your round of ${game} is still open`,
  preview: `It stays open until ${until}.`,
  title: 'Your round is still open',
  paragraphs: [
    `Hello ${firstName}, you have an open round of ${game} with ${brand}. It stays open until ${until}. After that, it is finished by the rules of the game, without another stake.`,
    'You do not have to do anything. When the round is finished, we tell you what it paid.',
  ],
  facts: [
    { name: 'Game', value: game },
    { name: 'Open until', value: until },
  ],
  action: { label: 'See the game', url },
});

export interface RoundEnd extends RoundFacts {
  /** With its currency; empty where it paid nothing. */
  readonly paid: string;
  readonly reason: RoundEndReason;
  /** What was done in the player's place; undefined: nothing that has words. */
  readonly action: RoundEndAction | undefined;
}

const reasons: Readonly<Record<RoundEndReason, string>> = {
  expired: 'it had been open for 24 hours',
  break: 'your break has started',
  locked: 'your account was locked',
  closed: 'your account was closed',
  blocked: 'you can no longer play with your account',
};

const actions: Readonly<Record<RoundEndAction, string>> = {
  take: 'The round was cashed out.',
  void: 'Your stake was returned.',
  fold: 'The hand was folded.',
  stand: 'Every hand stood.',
  surrender: 'The tie was surrendered.',
  hold: 'The best hold was played.',
  roll: 'The dice rolled on with the bets on the layout.',
};

export const roundEndedTemplate = ({ brand, firstName, game, paid, reason, action, url }: RoundEnd): MailContent => {
  return {
    subject: `Your round of ${game} was finished for you`,
    preview: paid === '' ? 'It paid nothing.' : `It paid ${paid}.`,
    title: 'Your round was finished for you',
    paragraphs: [
      `Hello ${firstName}, your open round of ${game} with ${brand} was finished by the rules of the game, without another stake, because ${reasons[reason]}.`,
      ...(action === undefined ? [] : [actions[action]]),
    ],
    facts: [
      { name: 'Game', value: game },
      { name: 'Paid to you', value: paid === '' ? 'nothing' : paid },
    ],
    action: { label: 'See the round', url },
  };
};
