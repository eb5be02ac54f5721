import { defineView } from '../../stage/game-view.ts';
import { machineView } from '../../video-poker/stage/machine-view.ts';
import { theme } from '../theme.ts';
import { payoutsOf } from '../versions/1-payouts.ts';
import { mathVersions } from '../versions/shipped.ts';
import { game } from './machine.tsx';
import { JacksOrBetterScene } from './scene.tsx';
import { sounds } from './sounds.ts';

export const view = defineView(
  machineView(game, {
    mathVersions,
    loadRules: async () => (await import('./rules.ts')).rules,
    Scene: JacksOrBetterScene,
    theme,
    sounds,
    payoutsOf,
  }),
);
