import type { Game } from '@carmine/contract/games/game-service';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isPlaceholder } from './placeholder-game.ts';
import { useLaunch, type PlayMode } from './use-launch.ts';

/** Signed in: real play, unless the URL asks for demo. A visitor gets demo if requested, else a choice. */
const wantedMode = (game: Game, signedIn: boolean, asked: string | null): PlayMode | undefined => {
  if (game.maintenance === true || isPlaceholder(game)) return undefined;
  if (asked === 'demo') return 'demo';
  return signedIn ? 'real' : undefined;
};

/** A press, until the address says it. */
interface Pressed {
  readonly mode: PlayMode;
  readonly at: URLSearchParams;
}

/**
 * How the game is played: as the address says, and from a press on as it says. The address follows once the game is being opened,
 * because for a new address the router draws the whole page again, which takes a phone a tenth of a second.
 */
const useMode = (
  game: Game,
  signedIn: boolean,
): { readonly mode: PlayMode | undefined; readonly choose: (mode: PlayMode) => void } => {
  const [search, setSearch] = useSearchParams();
  const [pressed, setPressed] = useState<Pressed>();
  const ahead = pressed?.at === search ? pressed.mode : undefined;
  useEffect(() => {
    if (ahead !== undefined) setSearch(ahead === 'demo' ? { mode: 'demo' } : {}, { replace: true });
  }, [ahead, setSearch]);
  return {
    mode: wantedMode(game, signedIn, ahead ?? search.get('mode')),
    choose: (mode) => setPressed({ mode, at: search }),
  };
};

/** Opens the game in its mode. A press asks for the launch before anything else, and what it changes is drawn meanwhile. */
export const useOpening = (game: Game, signedIn: boolean) => {
  const { mode, choose } = useMode(game, signedIn);
  const { launch, start, stop } = useLaunch(game);
  const begun = useRef<PlayMode>(undefined);
  const begin = (wanted: PlayMode) => {
    if (wanted === begun.current) return;
    begun.current = wanted;
    void start(wanted);
  };
  const follow = useRef(begin);
  follow.current = begin;
  // Before the next picture: nothing that is drawn until then is worth a later game.
  useLayoutEffect(() => {
    if (mode === undefined) {
      begun.current = undefined;
      stop();
    } else follow.current(mode);
  }, [mode, stop]);
  const open = (wanted: PlayMode) => {
    begin(wanted);
    choose(wanted);
  };
  return { mode, launch, start, open };
};
