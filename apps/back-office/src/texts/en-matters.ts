/** The texts of what needs two operators. */
export const matters = {
  title: 'Second word',
  text: 'What one operator asked for and another one has to agree to.',
  players: 'For a player',
  none: 'Nothing waits for a second word.',
  card: 'With a second operator',
  cardNone: 'Nothing was asked for.',
  kinds: {
    remove_second_factor: 'Remove a lost second factor',
    end_match: 'End an exclusion that is somebody else’s',
    reopen_account: 'Open a closed account',
  },
  explained: {
    remove_second_factor:
      'Convince yourself who asks: papers in a video call, not what is written on the account. The player is told at once and has 72 hours to keep it; then every session ends.',
    reopen_account: 'The player signs in anew. A break that holds goes on holding.',
  },
  states: { asked: 'Needs a second word', waiting: 'Waits', done: 'Done', dropped: 'Called off' },
  tones: { asked: 'warn', waiting: 'info', done: 'good', dropped: '' },
  asked: (who: string, at: string) => `Asked by ${who}, ${at}`,
  agreed: (who: string, at: string) => `Agreed by ${who}, ${at}`,
  due: (at: string) => `Happens on ${at} UTC, unless the player keeps it or uses it.`,
  ended: (at: string) => `Over since ${at}`,
  droppedBy: {
    staff: 'Called off by an operator.',
    player: 'The player kept it.',
    used: 'The second factor was used: it was not lost.',
  },
  own: 'You asked for this: another operator has to agree.',
  what: 'What to ask for',
  ask: 'Ask for it',
  reason: 'Reason (audited)',
  agreeReason: 'Why you agree (audited)',
  agree: 'Agree',
  drop: 'Call off',
  keep: 'Leave it',
} as const;
