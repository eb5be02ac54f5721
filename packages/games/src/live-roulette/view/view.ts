import { theme } from '../theme.ts';
import { mathVersions } from '../versions/shipped.ts';
import { oneBallView } from './one-ball-view.ts';
import { LiveRouletteScene } from './scene.tsx';

const loadRules = async () => (await import('./rules.ts')).rules;

export const view = oneBallView(LiveRouletteScene, { mathVersions, loadRules, theme });
