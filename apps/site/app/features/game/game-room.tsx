import type { GamePage } from '@carmine/contract/catalogue';
import type { Game } from '@carmine/contract/game-service';
import { imagePath } from '@carmine/contract/static-lists';
import { SecondaryButton } from '@carmine/design/button';
import { Notice, Spinner } from '@carmine/design/feedback';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router';
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
import { isPlaceholder } from './placeholder-game.ts';
import { RelatedGames } from './related-games.tsx';
import { useTheme } from '../tiles/game-tile.tsx';
import { useFill } from './frame/use-fill.ts';
import { useFrame } from './frame/use-frame.ts';
import { useLaunch, type Launch, type PlayMode } from './use-launch.ts';
import { useWalletSwitch } from './use-wallet-switch.ts';
import './game.css';

/** Signed in: real play, unless the URL asks for demo. A visitor gets demo if requested, else a choice. */
const wantedMode = (game: Game, signedIn: boolean, asked: string | null): PlayMode | undefined => {
  if (game.maintenance === true || isPlaceholder(game)) return undefined;
  if (asked === 'demo') return 'demo';
  return signedIn ? 'real' : undefined;
};

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

/** The waiting picture lies above it until it has all that it needs. A token that comes later only changes the fragment. */
const Frame = ({ game, url, launched, frame }: FrameProps) => {
  const [loaded, setLoaded] = useState(false);
  const [opened] = useState(url);
  useEffect(() => {
    // Not as another `src`, which would be a step that Back undoes.
    if (loaded && url !== opened) frame.current?.contentWindow?.location.replace(url);
  }, [loaded, url, opened, frame]);
  return (
    <>
      {!(loaded && launched) && <Waiting game={game} />}
      <iframe
        ref={frame}
        src={opened}
        title={gameTexts.frame(game.name)}
        allow="autoplay; fullscreen"
        sandbox="allow-scripts allow-same-origin"
        onLoad={() => setLoaded(true)}
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

export const GameRoom = ({ page: { game, related } }: { readonly page: GamePage }) => {
  useDrawn('game');
  const signedIn = useSession() !== null;
  const [search, setSearch] = useSearchParams();
  const mode = wantedMode(game, signedIn, search.get('mode'));
  const frame = useRef<HTMLIFrameElement>(null);
  const section = useRef<HTMLElement>(null);
  const fill = useFill(section, mode !== undefined);
  const { launch, start, stop } = useLaunch(game);
  useEffect(() => {
    if (mode === undefined) stop();
    else void start(mode);
  }, [mode, start, stop]);
  useWalletSwitch(mode, start, frame);
  useFrame(frame, launch.state === 'running' ? launch.mode : undefined, fill);
  const choose = (next: PlayMode) => setSearch(next === 'demo' ? { mode: 'demo' } : {}, { replace: true });
  return (
    <div className="game-page">
      <section ref={section} className={fill.on ? 'game game-filled' : 'game'} aria-label={game.name}>
        {mode !== undefined && <h1 className="visually-hidden">{game.name}</h1>}
        <Stage
          game={game}
          mode={mode}
          launch={launch}
          frame={frame}
          onDemo={() => choose('demo')}
          onRetry={() => mode && void start(mode)}
        />
        <GameBar game={game} mode={mode} onMode={choose} />
      </section>
      <GameJackpots game={game} />
      <HydrationChunk name="facts">
        <GameFacts game={game} />
      </HydrationChunk>
      <HydrationChunk name="panel">
        <GamePanel game={game} launch={launch} />
      </HydrationChunk>
      {related.length > 0 && (
        <HydrationChunk name="related">
          <RelatedGames games={related} />
        </HydrationChunk>
      )}
    </div>
  );
};
