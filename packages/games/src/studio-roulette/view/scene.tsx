/** Studio Roulette: the layout of Live Roulette beside a studio's video, with a host of its own. */
import { dealerArt } from '../../live/stage/dealer-art.ts';
import { RouletteTable, tableOf, type RouletteScene } from '../../live-roulette/view/scene.tsx';
import { texts } from '../../live-roulette/view/texts.ts';

// The wheel turns before its result is known.
const game = tableOf(
  dealerArt({ id: 'srd', vest: ['#1a6f8c', '#05202f'], hair: '#c98f4b', style: 'long', tie: '#dff3ff' }),
  texts.studioPhases,
);

export const StudioRouletteScene: RouletteScene = (props) => <RouletteTable game={game} scene={props} />;
