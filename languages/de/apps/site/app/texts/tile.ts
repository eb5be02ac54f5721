import type { tileTexts as english } from '#english/apps/site/app/texts/tile.ts';
import type { Translation } from '#languages/translation.ts';

export const tileTexts: Translation<typeof english> = {
  addFavourite: (game) => `${game} zu den Favoriten hinzufügen`,
  removeFavourite: (game) => `${game} aus den Favoriten entfernen`,
  badges: {
    ...{ new: 'NEU', hot: 'HOT', top: 'TOP', live: 'LIVE', jackpot: 'JACKPOT', maintenance: 'WARTUNG' },
    studio: 'STUDIO',
  },
  noBonus: 'Ohne Bonus',
  demo: 'Demo',
  demoOf: (game) => `Demo: ${game}`,
  rtpOf: (rtp) => `RTP ${rtp}`,
};
