/** The texts of studios' rounds. */
export const studioRounds = {
  title: 'Studio rounds',
  about:
    'Rounds of live tables whose studio has to be looked at. A held round pays nobody until its result comes, or until two operators void it.',
  none: 'No round is held.',
  round: (table: string, number: number) => `${table}, round ${number}`,
  held: {
    late: 'No result came in time',
    failed: 'The studio could not play it',
    differs: 'Two results differ',
    early: 'A result came while betting was open',
    unsigned: 'A result was not signed by a key of the studio',
    unreadable: 'The result cannot be read by the game’s rules',
  },
  notHeld: 'Another result came after it was paid',
  phases: { betting: 'betting', closed: 'waits', running: 'being paid', settled: 'paid', voided: 'void' },
  figures: { heldAt: 'Held since, UTC', closesAt: 'Betting closed, UTC', players: 'Players', staked: 'Staked' },
  events: 'What the studio signed',
  event: { at: 'Time, UTC', signed: 'Text', key: 'Key', signature: 'Signature', note: 'Note' },
  notes: { used: 'decided the round', early: 'too early', differs: 'differs from the first' },
  nothing: 'Nothing is signed for this round.',
  by: (id: string) => `Void by two operators, request ${id}`,
  ask: {
    title: 'Request a void',
    about:
      'Ask the studio what happened first. All stakes of the round are returned; a result that comes later is not used.',
    reason: 'Reason (audited)',
    submit: 'Send request',
    asked: 'Sent. Another operator has to approve it under Approvals.',
  },
  approvals: {
    kinds: { void_live_round: 'Void a round of a live table' },
    explained: {
      void_live_round:
        'Look at the round under Studio rounds, and ask the studio yourself. All stakes are returned; it cannot be undone.',
    },
    fields: { liveTable: 'Table', liveRound: 'Round' },
  },
} as const;
