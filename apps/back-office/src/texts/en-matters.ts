/** The texts of approvals: what needs two operators. */
import { lostFactorWaitMs } from '@carmine/contract/settings';

/** A name that is read from right to left turns nothing around it. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

export const matters = {
  title: 'Approvals',
  text: 'What one operator asked for and another one has to agree to.',
  players: 'For a player',
  none: 'Nothing needs a second approval.',
  card: 'With a second operator',
  cardNone: 'Nothing was asked for.',
  kinds: {
    remove_second_factor: 'Remove a lost second factor',
    end_match: 'End an exclusion that is somebody else’s',
    reopen_account: 'Open a closed account',
    exclude_forever: 'Exclude for ever',
    erase_data: 'Erase personal data',
    write_off_debt: 'Write off a debt',
  },
  explained: {
    remove_second_factor: `Verify who asks: documents in a video call, not what is written on the account. The player is told at once and has ${lostFactorWaitMs / 3_600_000} hours to keep it; then every session ends.`,
    reopen_account: 'The player signs in anew. A break that holds goes on holding.',
    write_off_debt:
      'At most what is owed at that moment is written off, as a loss of the house. The “deposit taken back” flag stays until it is cleared.',
    exclude_forever: 'Cannot be undone by anybody. An exclusion of a year holds already.',
    erase_data:
      'Cannot be undone once the key is gone. Until the legal retention is over the request can be withdrawn.',
  },
  states: { asked: 'Needs a second approval', waiting: 'Waits', done: 'Done', dropped: 'Withdrawn' },
  expired: 'Expired',
  tones: { asked: 'warn', waiting: 'info', done: 'good', dropped: '' },
  asked: (who: string, at: string) => `Asked by ${isolated(who)}, ${at}`,
  agreed: (who: string, at: string) => `Agreed by ${isolated(who)}, ${at}`,
  due: (at: string) => `Happens on ${at} UTC, unless the player keeps it or uses it.`,
  endsAt: (at: string) => `Request ends ${at} UTC`,
  writtenOff: 'Written off',
  ended: (at: string) => `Over since ${at}`,
  droppedBy: {
    staff: 'Withdrawn by an operator.',
    player: 'The player kept it.',
    used: 'The second factor was used: it was not lost.',
    expired: 'Nobody agreed in time.',
    changed: 'Who asked or agreed is no operator any more.',
  },
  own: 'You asked for this: another operator has to agree.',
  what: 'What to ask for',
  ask: 'Ask for it',
  reason: 'Reason (audited)',
  agreeReason: 'Why you agree (audited)',
  agree: 'Agree',
  drop: 'Withdraw request',
  keep: 'Cancel',
} as const;
