/** All 52 faces and the back, drawn by code. Card box 250 × 350. */
import { rankOf, suitOf, type Rank } from '../card-text.ts';
import { courtArt, type CourtRank } from './court-art.ts';
import { isRed, pip, pipsArt, suitPaths } from './pips.ts';

const isCourt = (rank: Rank): rank is CourtRank => rank === 'J' || rank === 'Q' || rank === 'K';

const svg = (inside: string): string =>
  `<svg viewBox="0 0 250 350" aria-hidden="true" focusable="false">${inside}</svg>`;

const index = (rank: Rank, suit: ReturnType<typeof suitOf>, ink: string): string => {
  const ten = rank === '10';
  return `<text x="${ten ? 28 : 26}" y="50" text-anchor="middle" font-weight="700" font-size="${ten ? 40 : 47}" letter-spacing="${ten ? -1.5 : 0}" fill="${ink}">${rank}</text>${pip(suit, 26, 78, 0.34, ink)}`;
};

const aceArt = (suit: ReturnType<typeof suitOf>, ink: string, p: string): string =>
  `<g transform="translate(125 175)"><path d="${suitPaths[suit]}" transform="scale(2)" fill="url(#${p}a)" stroke="${ink}" stroke-width="1.5"/><path d="${suitPaths[suit]}" transform="scale(1.7)" fill="none" stroke="#ffe3a0" stroke-opacity=".8" stroke-width="1.1"/>${suit === 's' ? '<path d="M0-30L8-8 30 0 8 8 0 30-8 8-30 0-8-8Z" fill="#ffd877"/>' : ''}</g>`;

const gradients = (red: boolean, ink: string, p: string): string =>
  `<defs><linearGradient id="${p}f" x2=".4" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".7" stop-color="#fdf8f0"/><stop offset="1" stop-color="#efe4d6"/></linearGradient><linearGradient id="${p}a" x2=".5" y2="1"><stop offset="0" stop-color="${red ? '#ff4a72' : '#4a4478'}"/><stop offset=".5" stop-color="${ink}"/><stop offset="1" stop-color="${red ? '#7d0a2a' : '#0a0618'}"/></linearGradient></defs>`;

const middleOf = (rank: Rank, suit: ReturnType<typeof suitOf>, ink: string, p: string): string => {
  if (rank === 'A') return aceArt(suit, ink, p);
  return isCourt(rank) ? courtArt(rank, suit, p) : pipsArt(rank, suit, ink);
};

/** For cards so small that pips are dots: the rank above, the suit below, both as large as they can be. */
const largeArt = (rank: Rank, suit: ReturnType<typeof suitOf>, ink: string): string =>
  `<text x="16" y="116" font-weight="700" font-size="${rank === '10' ? 112 : 122}" letter-spacing="${rank === '10' ? -5 : 0}" fill="${ink}">${rank}</text>${pip(suit, 140, 236, 1.7, ink)}`;

/** `p` prefixes the ids, so that many cards can share a page. */
export const faceArt = (card: number, p: string, large = false): string => {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const ink = isRed(suit) ? '#c4143f' : '#1a1330';
  const corner = index(rank, suit, ink);
  const inside = large
    ? largeArt(rank, suit, ink)
    : `${middleOf(rank, suit, ink, p)}${corner}<g transform="rotate(180 125 175)">${corner}</g>`;
  return svg(
    `${gradients(isRed(suit), ink, p)}<rect x="1.5" y="1.5" width="247" height="347" rx="20" fill="url(#${p}f)" stroke="#b9a895" stroke-width="2"/>${inside}`,
  );
};

export const backArt = (p: string): string =>
  svg(
    `<defs><pattern id="${p}p" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 14H28M14 0V28" stroke="#f0b030" stroke-opacity=".55" stroke-width="1.6"/><circle cx="14" cy="14" r="3" fill="#ffd877"/><circle r="5" fill="none" stroke="#f0587c" stroke-width="1.2"/></pattern><radialGradient id="${p}g"><stop offset="0" stop-color="#c4174a"/><stop offset="1" stop-color="#5a0a22"/></radialGradient></defs><rect x="1.5" y="1.5" width="247" height="347" rx="20" fill="#fffaf2" stroke="#b9a895" stroke-width="2"/><rect x="15" y="15" width="220" height="320" rx="11" fill="url(#${p}g)"/><rect x="15" y="15" width="220" height="320" rx="11" fill="url(#${p}p)"/><rect x="22" y="22" width="206" height="306" rx="7" fill="none" stroke="#ffd877" stroke-width="2.5"/><path d="M125 108L178 175 125 242 72 175Z" fill="#4a0719" stroke="#ffd877" stroke-width="4"/><path d="M144 158A26 26 0 1 0 144 192" fill="none" stroke="#ffd877" stroke-width="9" stroke-linecap="round"/>`,
  );
