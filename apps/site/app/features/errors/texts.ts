/** What stands where a page cannot: without a connection, or because something broke. */
export const troubleTexts = {
  offlineTitle: 'You are offline',
  offlineText: 'This page has not been loaded yet. It comes by itself as soon as the connection is back.',
  again: 'Try again',
  stillOffline: 'Still no connection.',
} as const;
