/** The texts of a game’s tile, wherever it stands. */
export const tileTexts = {
  addFavourite: (game: string) => `Add ${game} to favourites`,
  removeFavourite: (game: string) => `Remove ${game} from favourites`,
  badges: {
    ...{ new: 'NEW', hot: 'HOT', top: 'TOP', live: 'LIVE', jackpot: 'JACKPOT', maintenance: 'PAUSED' },
    studio: 'STUDIO',
  },
  /** In a row of 17 letters at the smallest tile. */
  noBonus: 'No bonus money',
  demo: 'Demo',
  demoOf: (game: string) => `Demo: ${game}`,
  rtpOf: (rtp: string) => `RTP ${rtp}`,
} as const;
