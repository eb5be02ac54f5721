/** The texts of events that do not match their declaration. */
export const events = {
  title: 'Dead events',
  text: 'Events that do not match their declaration. They were not delivered: fix what published them, then try again.',
  tabs: { dead: 'Dead', discarded: 'Discarded' },
  empty: { dead: 'Every event matches its declaration.', discarded: 'Nothing was discarded in the last week.' },
  columns: { event: 'Event', about: 'About', problem: 'Mismatch', died: 'Since, UTC', open: '' },
  version: (topic: string, version: number) => `${topic} v${version}`,
  show: 'Show',
  hide: 'Hide',
  showOf: (event: string, key: string) => `Show ${event} ${key}`,
  published: (at: string) => `Published ${at} UTC`,
  discarded: (at: string) => `Discarded ${at} UTC`,
  retry: 'Try again',
  retryAbout: 'It is delivered if it matches now; otherwise it comes back here.',
  discard: 'Discard',
  reason: 'Reason (audited)',
} as const;
