import { oneBallView } from '../../live-roulette/view/one-ball-view.ts';
import { theme } from '../theme.ts';
import { mathVersions } from '../versions/shipped.ts';
import { StudioRouletteScene } from './scene.tsx';

const loadRules = async () => (await import('./rules.ts')).rules;

export const view = oneBallView(StudioRouletteScene, { mathVersions, loadRules, theme });
