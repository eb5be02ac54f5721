import { type Game, postGame } from '@carmine/contract/games/game-service';
import { demoCurrency, playUrlAhead } from '@carmine/contract/games/play-address';
import { pageLanguage } from '@carmine/money';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { orThrowMessage, saidOf } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { whenIdle } from '../../platform/drawing/idle.ts';
import { lastGame } from '../../platform/kept/last-game.ts';
import { defaultWallet, walletsQuery } from '../../queries/wallets.ts';
import { store } from '../../state/store.ts';
import { gameTexts } from './texts.ts';
import { gameAddress } from '../tiles/game-address.ts';
import { bringFrameFiles } from './frame-files.ts';
import { isPlaceholder } from './placeholder-game.ts';
import { keepDemo, keptDemo } from './kept-demo.ts';

export type PlayMode = 'demo' | 'real';

export type Launch =
  | { readonly state: 'idle' }
  /** `url` is where the frame is opened already. */
  | { readonly state: 'launching'; readonly mode: PlayMode; readonly url: string | undefined; readonly attempt: number }
  | { readonly state: 'running'; readonly mode: PlayMode; readonly url: string; readonly attempt: number }
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

const launchOf = async (game: Game, mode: PlayMode): Promise<string> => {
  const kept = mode === 'demo' ? keptDemo(game.id) : undefined;
  return (kept && (await kept)) ?? (await launchAnew(game, mode));
};

/** The frame loads while its launch is on the way, where the launch's currency can be told beforehand. */
const aheadOf = (game: Game, mode: PlayMode, client: QueryClient): string | undefined => {
  const currency =
    mode === 'demo' ? demoCurrency : defaultWallet(client.getQueryData(walletsQuery().queryKey))?.currency;
  return currency && playUrlAhead(game.id, currency);
};

/** Requests the frame's URL; only the last request counts. */
export const useLaunch = (game: Game) => {
  const [launch, setLaunch] = useState<Launch>({ state: 'idle' });
  const client = useQueryClient();
  const attempts = useRef(0);
  const start = useCallback(
    async (mode: PlayMode) => {
      const attempt = ++attempts.current;
      // Asked for before the frame is drawn: on a phone that takes half as long as the answer.
      const answered = launchOf(game, mode);
      const pending: Launch = { state: 'launching', mode, url: aheadOf(game, mode, client), attempt };
      setLaunch(pending);
      const settle = (next: Launch) => setLaunch((current) => (current === pending ? next : current));
      try {
        const url = await answered;
        store().game.rememberPlayed({ name: game.name, real: mode === 'real' });
        lastGame.keep(gameAddress(game));
        settle({ state: 'running', mode, url, attempt });
      } catch (error) {
        settle({ state: 'failed', mode, message: saidOf(error, gameTexts.failed) });
      }
    },
    [game, client],
  );
  // A frame that is open already brings its own.
  const isWaited = launch.state === 'idle' && !isPlaceholder(game);
  useEffect(() => (isWaited ? whenIdle(() => void bringFrameFiles(game.id)) : undefined), [isWaited, game.id]);
  const stop = useCallback(() => setLaunch({ state: 'idle' }), []);
  return { launch, start, stop };
};
