import { type Game, postGame } from '@carmine/contract/game-service';
import { pageLanguage } from '@carmine/money';
import { useCallback, useEffect, useState } from 'react';
import { orThrowMessage, saidOf } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { whenIdle } from '../../platform/drawing/idle.ts';
import { lastGame } from '../../platform/kept/last-game.ts';
import { store } from '../../state/store.ts';
import { gameTexts } from './texts.ts';
import { gameAddress } from '../tiles/game-address.ts';
import { bringFrameFiles, readFrameFiles } from './frame-files.ts';
import { isPlaceholder } from './placeholder-game.ts';
import { keepDemo, keptDemo } from './kept-demo.ts';

export type PlayMode = 'demo' | 'real';

export type Launch =
  | { readonly state: 'idle' }
  | { readonly state: 'launching'; readonly mode: PlayMode }
  | { readonly state: 'running'; readonly mode: PlayMode; readonly url: string }
  | { readonly state: 'failed'; readonly mode: PlayMode; readonly message: string };

const payload = (game: Game, mode: PlayMode) => ({
  id: game.id,
  gameName: game.name,
  demo: mode === 'demo',
  lang: pageLanguage,
  launchId: game.launchId,
  imageId: game.imageId,
  platform: 'desktop' as const,
  provider: game.provider,
  category: game.category,
});

const launchAnew = async (game: Game, mode: PlayMode): Promise<string> => {
  const { url } = orThrowMessage(await call(postGame, { body: payload(game, mode) }));
  if (mode === 'demo') keepDemo(game.id, url);
  return url;
};

/** Requests the frame's URL; only the last request counts. */
export const useLaunch = (game: Game) => {
  const [launch, setLaunch] = useState<Launch>({ state: 'idle' });
  const start = useCallback(
    async (mode: PlayMode) => {
      const pending: Launch = { state: 'launching', mode };
      setLaunch(pending);
      void bringFrameFiles(game.id);
      const settle = (next: Launch) => setLaunch((current) => (current === pending ? next : current));
      try {
        const url = (mode === 'demo' ? await keptDemo(game.id) : undefined) ?? (await launchAnew(game, mode));
        store().game.rememberPlayed({ name: game.name, real: mode === 'real' });
        lastGame.keep(gameAddress(game));
        settle({ state: 'running', mode, url });
      } catch (error) {
        settle({ state: 'failed', mode, message: saidOf(error, gameTexts.failed) });
      }
    },
    [game],
  );
  useEffect(() => (isPlaceholder(game) ? undefined : whenIdle(() => void readFrameFiles(game.id))), [game]);
  const stop = useCallback(() => setLaunch({ state: 'idle' }), []);
  return { launch, start, stop };
};
