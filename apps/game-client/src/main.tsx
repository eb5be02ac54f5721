import '@carmine/design/tokens.css';
import './hud/frame.css';
import { views } from '@carmine/games/views';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { isTokenComing, readLaunch } from './launch.ts';
import { leaveByPage } from './page/leave-frame.ts';
import { createPageLink } from './page/page-link.ts';
import { createPlayCalls } from './play/calls.ts';
import { createController } from './play/controller.ts';
import { createKeptSettings } from './play/kept-settings.ts';
import { createRoundSocket, playSocketUrl } from './play/socket/round-socket.ts';
import { applyTheme } from './theme.ts';
import { createSynth, type Synth } from './sound/synth.ts';

const loadView = (gameId: string) => (Object.hasOwn(views, gameId) ? views[gameId]?.() : undefined);

const surroundings = { location, history, storage: sessionStorage };

const play = (synth: Synth): ReactNode => {
  const { token, hint } = readLaunch(surroundings);
  const link = createPageLink(window);
  if (window.parent !== window) leaveByPage(document, link.post);
  const controller = createController({
    calls: createPlayCalls(
      token ?? '',
      createRoundSocket(fetch.bind(globalThis), token ?? '', () => new WebSocket(playSocketUrl(location))),
    ),
    loadView,
    hint,
    post: link.post,
    embedded: link.embedded,
    settings: createKeptSettings(() => sessionStorage),
    wait: async (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: (bytes) => crypto.getRandomValues(bytes),
    now: () => performance.now(),
  });
  link.listen(controller.fromPage);
  void controller.open(token !== undefined);
  // After the first calls: a slow network answers in the order in which it is asked, and they are what the game waits for.
  if (hint !== undefined) void loadView(hint.game);
  return <App controller={controller} synth={synth} />;
};

/** Everything but the token is there before the launch is answered. The page shows that it waits. */
const awaitToken = (launched: () => void): void => {
  const { hint } = readLaunch(surroundings);
  if (hint !== undefined) void loadView(hint.game);
  addEventListener('hashchange', launched, { once: true });
};

/** A round that was played long ago, on the same stage. */
const replay = async (synth: Synth): Promise<ReactNode> => {
  const { ReplayPage } = await import('./replay/replay-page.tsx');
  const roundId = new URLSearchParams(location.hash.slice(1)).get('round') ?? undefined;
  return <ReplayPage roundId={roundId} fetcher={fetch.bind(globalThis)} loadView={loadView} synth={synth} />;
};

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no root');
const root = createRoot(element);
const synth = createSynth();
const show = (page: ReactNode): void => {
  root.render(<StrictMode>{page}</StrictMode>);
};
if (location.pathname.endsWith('/replay')) void replay(synth).then(show);
else if (isTokenComing(location, window.parent !== window)) awaitToken(() => show(play(synth)));
else show(play(synth));
// After what the game asks for, if its token is there: a slow network answers in the order in which it is asked.
void applyTheme(fetch.bind(globalThis), document.documentElement.style);
