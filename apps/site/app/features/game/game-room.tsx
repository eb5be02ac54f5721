import type { GamePage } from '@carmine/contract/games/catalogue';
import type { Game } from '@carmine/contract/games/game-service';
import { tokenFollows } from '@carmine/contract/games/play-address';
import { imagePath } from '@carmine/contract/static-lists';
import { SecondaryButton } from '@carmine/design/button';
import { Notice, Spinner } from '@carmine/design/feedback';
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useDrawn } from '../../platform/page/document.tsx';
import { HydrationChunk } from '../../platform/drawing/hydration.tsx';
import { useSession } from '../../queries/session.ts';
import { texts } from '../../texts/texts.ts';
import { gameTexts } from './texts.ts';
import { GameJackpots } from '../jackpots/game-jackpots.tsx';
import { GameBar } from './game-bar.tsx';
import { GameFacts } from './game-facts.tsx';
import { GamePanel } from './game-panel.tsx';
import { GamePoster } from './game-poster.tsx';
import { RelatedGames } from './related-games.tsx';
import { useTheme } from '../tiles/game-tile.tsx';
import { useFill } from './frame/use-fill.ts';
import { useFrame } from './frame/use-frame.ts';
import type { Launch, PlayMode } from './use-launch.ts';
import { useOpening } from './use-opening.ts';
import { useWalletSwitch } from './use-wallet-switch.ts';
import './game.css';

const Failure = ({ launch, onRetry }: { readonly launch: Launch; readonly onRetry: () => void }) =>
  launch.state !== 'failed' ? null : (
    <div className="game-cover">
      <Notice tone="warn" role="alert">
        {launch.message}
      </Notice>
      <SecondaryButton onClick={onRetry}>{gameTexts.restart}</SecondaryButton>
    </div>
  );

/** Shown until the game itself shows that it is loading. */
const Waiting = ({ game }: { readonly game: Game }) => (
  <div className="game-cover game-waiting">
    <img src={imagePath.game(game.imageId)} alt="" width="300" height="400" />
    <Spinner label={texts.common.loading} />
  </div>
);

interface FrameProps {
  readonly game: Game;
  readonly url: string;
  /** Whether the address has its token. */
  readonly launched: boolean;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** Whether the document that waits for its token is there, loaded or not. An address that comes sooner would be another document's. */
const isWaiting = (frame: HTMLIFrameElement | null): boolean => {
  try {
    return frame?.contentWindow?.location.hash === tokenFollows;
  } catch {
    // The browser's own page about a document that did not come.
    return false;
  }
};

/** Gives the frame the address with its token, once: where only the fragment differs, its document stays. */
const useToken = ({ url, frame }: Pick<FrameProps, 'url' | 'frame'>, opened: string): (() => void) => {
  const given = useRef(false);
  const give = () => {
    if (given.current || url === opened) return;
    given.current = true;
    // Not as another `src`, which would be a step that Back undoes.
    frame.current?.contentWindow?.location.replace(url);
  };
  // Not only when it has loaded: its script asks at once for what the token opens, if it finds one.
  useLayoutEffect(() => {
    if (url !== opened && isWaiting(frame.current)) give();
  });
  return give;
};

/** The waiting picture lies above it until it has all that it needs. */
const Frame = ({ game, url, launched, frame }: FrameProps) => {
  const [loaded, setLoaded] = useState(false);
  const [opened] = useState(url);
  const giveToken = useToken({ url, frame }, opened);
  return (
    <>
      {!(loaded && launched) && <Waiting game={game} />}
      <iframe
        ref={frame}
        src={opened}
        title={gameTexts.frame(game.name)}
        allow="autoplay; fullscreen"
        sandbox="allow-scripts allow-same-origin"
        onLoad={() => {
          giveToken();
          setLoaded(true);
        }}
      />
    </>
  );
};

interface StageProps {
  readonly game: Game;
  readonly mode: PlayMode | undefined;
  readonly launch: Launch;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onDemo: () => void;
  readonly onRetry: () => void;
}

const Stage = ({ game, mode, launch, frame, onDemo, onRetry }: StageProps) => (
  <div className="game-stage" data-tile={useTheme(game)}>
    {mode === undefined && <GamePoster game={game} onDemo={onDemo} />}
    {(launch.state === 'launching' || launch.state === 'running') &&
      (launch.url === undefined ? (
        <Waiting game={game} />
      ) : (
        <Frame key={launch.attempt} game={game} url={launch.url} launched={launch.state === 'running'} frame={frame} />
      ))}
    <Failure launch={launch} onRetry={onRetry} />
  </div>
);

/** Below the game. It stays as it is while the game is opened, and is not drawn again with it. */
const useFacts = ({ game, related }: GamePage) =>
  useMemo(
    () => ({
      jackpots: <GameJackpots game={game} />,
      facts: (
        <HydrationChunk name="facts">
          <GameFacts game={game} />
        </HydrationChunk>
      ),
      related: related.length > 0 && (
        <HydrationChunk name="related">
          <RelatedGames games={related} />
        </HydrationChunk>
      ),
    }),
    [game, related],
  );

export const GameRoom = ({ page }: { readonly page: GamePage }) => {
  const { game } = page;
  useDrawn('game');
  const signedIn = useSession() !== null;
  const { mode, launch, start, open } = useOpening(game, signedIn);
  const frame = useRef<HTMLIFrameElement>(null);
  const section = useRef<HTMLElement>(null);
  const fill = useFill(section, mode !== undefined);
  useWalletSwitch(mode, start, frame);
  useFrame(frame, launch.state === 'running' ? launch.mode : undefined, fill);
  const { jackpots, facts, related } = useFacts(page);
  return (
    <div className="game-page">
      <section ref={section} className={fill.on ? 'game game-filled' : 'game'} aria-label={game.name}>
        {mode !== undefined && <h1 className="visually-hidden">{game.name}</h1>}
        <Stage
          game={game}
          mode={mode}
          launch={launch}
          frame={frame}
          onDemo={() => open('demo')}
          onRetry={() => mode && void start(mode)}
        />
        <GameBar game={game} mode={mode} onMode={open} />
      </section>
      {jackpots}
      {facts}
      <HydrationChunk name="panel">
        <GamePanel game={game} launch={launch} />
      </HydrationChunk>
      {related}
    </div>
  );
};
