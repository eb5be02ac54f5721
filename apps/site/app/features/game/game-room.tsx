import type { Game } from '@carmine/contract';
import { SecondaryButton } from '@carmine/design/button';
import { Notice, Spinner } from '@carmine/design/feedback';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../queries/session.ts';
import { texts } from '../../texts/en.ts';
import { GameBar } from './game-bar.tsx';
import { GameFacts } from './game-facts.tsx';
import { GamePoster } from './game-poster.tsx';
import { useFrame } from './use-frame.ts';
import { useLaunch, type Launch, type PlayMode } from './use-launch.ts';

/** Signed in: real play, unless the address asks for demo. A visitor gets demo when he asks for it, else a choice. */
const wantedMode = (signedIn: boolean, asked: string | null): PlayMode | undefined => {
  if (asked === 'demo') return 'demo';
  return signedIn ? 'real' : undefined;
};

const Failure = ({ launch, onRetry }: { readonly launch: Launch; readonly onRetry: () => void }) =>
  launch.state !== 'failed' ? null : (
    <div className="game-cover">
      <Notice tone="warn" role="alert">
        {launch.message}
      </Notice>
      <SecondaryButton onClick={onRetry}>{texts.game.restart}</SecondaryButton>
    </div>
  );

export const GameRoom = ({ game }: { readonly game: Game }) => {
  const signedIn = useSession() !== null;
  const [search, setSearch] = useSearchParams();
  const mode = wantedMode(signedIn, search.get('mode'));
  const frame = useRef<HTMLIFrameElement>(null);
  const { launch, start, stop } = useLaunch(game);
  useEffect(() => {
    if (mode === undefined) stop();
    else void start(mode);
  }, [mode, start, stop]);
  useFrame(frame, launch.state === 'running' ? launch.mode : undefined);
  const choose = (next: PlayMode) => setSearch(next === 'demo' ? { mode: 'demo' } : {}, { replace: true });
  return (
    <div className="game-page">
      <section className="game" aria-label={game.name}>
        {mode !== undefined && <h1 className="visually-hidden">{game.name}</h1>}
        <div className="game-stage" data-tile={game.id}>
          {mode === undefined && <GamePoster game={game} onDemo={() => choose('demo')} />}
          {launch.state === 'launching' && (
            <div className="game-cover">
              <Spinner label={texts.common.loading} />
            </div>
          )}
          {launch.state === 'running' && (
            <iframe
              key={launch.url}
              ref={frame}
              src={launch.url}
              title={texts.game.frame(game.name)}
              allow="autoplay; fullscreen"
            />
          )}
          <Failure launch={launch} onRetry={() => mode && void start(mode)} />
        </div>
        <GameBar game={game} mode={mode} onMode={choose} />
      </section>
      <GameFacts game={game} />
    </div>
  );
};
