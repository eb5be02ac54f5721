import '@carmine/design/tokens.css';
import './hud/frame.css';
import { withoutEval } from '@carmine/contract';
import { views } from '@carmine/games/views';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readLaunch } from './launch.ts';
import { createPageLink } from './page/page-link.ts';
import { createPlayCalls } from './play/calls.ts';
import { createController } from './play/controller.ts';
import { applyTheme } from './theme.ts';
import { createSynth } from './sound/synth.ts';

withoutEval();

void applyTheme(fetch.bind(globalThis), document.documentElement.style);
const { token, gameHint } = readLaunch({ location, history, storage: sessionStorage });
const loadView = (gameId: string) => (Object.hasOwn(views, gameId) ? views[gameId]?.() : undefined);
if (gameHint !== undefined) void loadView(gameHint);

const link = createPageLink(window);
const controller = createController({
  calls: createPlayCalls(token ?? '', fetch.bind(globalThis)),
  loadView,
  tell: link.tell,
  wait: async (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: (bytes) => crypto.getRandomValues(bytes),
  now: () => performance.now(),
});
link.listen(controller.fromPage);
void controller.open(token !== undefined);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <StrictMode>
    <App controller={controller} synth={createSynth()} />
  </StrictMode>,
);
