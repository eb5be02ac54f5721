/** The view of every table where one ball is for everybody: its scene, its colours and the hashes of its maths are its own. */
import { colourOf } from '../../european-roulette/versions/1-layout.ts';
import { texts as rouletteTexts } from '../../european-roulette/view/texts.ts';
import { LiveControls } from '../../live/stage/live-stage.tsx';
import { defineView, type GameView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import { tableView } from '../../tables/stage/table-view.ts';
import { payoutsOf, type LiveRouletteParams } from '../versions/1-payouts.ts';
import type { LiveRouletteView } from '../versions/1.ts';
import { ReplayScene } from './replay-scene.tsx';
import { resultText, shownAfterMs, type RouletteScene } from './scene.tsx';
import { liveRouletteSounds, type LiveRouletteSound } from './sounds.ts';
import { texts } from './texts.ts';

type Own = Pick<
  GameView<LiveRouletteParams, LiveRouletteView, LiveRouletteSound>,
  'mathVersions' | 'loadRules' | 'theme'
>;

export const oneBallView = (Scene: RouletteScene, own: Own): GameView =>
  defineView<LiveRouletteParams, LiveRouletteView, LiveRouletteSound>({
    ...tableView,
    ...own,
    Scene: ReplayScene,
    sounds: liveRouletteSounds,
    action: texts.action,
    announce: (round, currency) => {
      const { pocket } = round.view;
      return `${rouletteTexts.announce(pocket, rouletteTexts.colours[colourOf(pocket)])} ${outcomeSentence(round, currency)}`;
    },
    opening: { chips: {} },
    payoutsOf,
    betText: texts.betText,
    live: { orders: 'chips', Scene, Controls: LiveControls, shownAfterMs, resultText },
  });
