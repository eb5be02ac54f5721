/** The texts of events that are not as they were declared. */
export const events = {
  title: 'Dead events',
  text: 'What one part of the program told the others and did not fit its declaration. Nobody has heard of it: mend what published it, then try again.',
  tabs: { dead: 'Dead', discarded: 'Discarded' },
  empty: { dead: 'Every event is as it was declared.', discarded: 'Nothing was discarded within a week.' },
  columns: { event: 'Event', about: 'About', problem: 'What does not fit', died: 'Since, UTC', open: '' },
  version: (topic: string, version: number) => `${topic} v${version}`,
  show: 'Show',
  hide: 'Hide',
  showOf: (event: string, key: string) => `Show ${event} ${key}`,
  published: (at: string) => `Published ${at} UTC`,
  discarded: (at: string) => `Discarded ${at} UTC`,
  retry: 'Try again',
  retryAbout: 'It is delivered where it fits by now; otherwise it comes back here.',
  discard: 'Discard',
  reason: 'Why it is discarded (audited)',
} as const;
