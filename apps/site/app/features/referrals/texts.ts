/** The texts of refer a friend. Its terms have a catalogue of their own. */
import { displayCount } from '../../amounts/display.ts';

export const referralTexts = {
  title: 'Invite friends',
  pageTitle: (brand: string) => `Invite friends · ${brand}`,
  text: 'Give your link to a friend. Their first deposit brings both of you a bonus.',
  signInFirst: 'Sign in to see your link, and what you and your friend get.',
  failed: 'Your invitations could not be loaded. Please try again.',
  paused: 'There is nothing to invite friends to at the moment. What you have earned stays yours.',
  yours: 'Your invitation',
  link: 'Your link',
  code: 'Or your code, for the promo code field of the registration',
  friendGets: 'Your friend gets',
  youGet: 'You get',
  for: (least: string) => `once their first deposit is ${least} or more`,
  month: (got: number, most: number) => `${displayCount(got)} of ${displayCount(most)} rewards this month`,
  terms: 'Terms',
  friends: 'Your friends',
  friendsText:
    'Names and amounts stay between us and your friends: here you see only how far each invitation has come.',
  noFriends: 'Nobody has registered with your link yet.',
  joined: (month: string) => `Registered in ${month}`,
  states: {
    registered: 'Registered',
    checking: 'Being checked',
    rewarded: 'Rewarded',
    not_rewarded: 'No reward',
  },
  earned: 'Rewards',
  noEarned: 'Your rewards will be listed here.',
  waits: 'Starts when your current bonus has ended',
  sides: { friend: 'For accepting an invitation', referrer: 'For inviting a friend' },
} as const;
