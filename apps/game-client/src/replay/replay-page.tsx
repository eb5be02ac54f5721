/** Replays a past round of the player, with the player's session and without a stake. */
import './replay.css';
import { createHttpCall, routeOf } from '@carmine/contract/call';
import type { getRoundRecord as Endpoint } from '@carmine/contract/games/game-service';
import { wordedCall } from '@carmine/contract/problem-texts/worded-call';
import { withoutEval } from '@carmine/contract/without-eval';
import type { GameView } from '@carmine/games/stage';
import { useEffect, useState } from 'react';
import { Curtain } from '../hud/curtain.tsx';
import type { Synth } from '../sound/synth.ts';
import { replayOf, type RecordedReplay } from './load-round.ts';
import { ReplayStage } from './replay-stage.tsx';
import { texts } from './texts.ts';

withoutEval();

const getRoundRecord = routeOf<typeof Endpoint>('GET', '/game-service/api/v1/rounds/:id');

export interface ReplayDeps {
  readonly roundId: string | undefined;
  readonly fetcher: typeof fetch;
  readonly loadView: (gameId: string) => Promise<GameView> | undefined;
  readonly synth: Synth;
}

type Found =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly recorded: RecordedReplay; readonly view: GameView };

const failed = (message: string): Found => ({ status: 'failed', message });

const find = async ({ roundId, fetcher, loadView }: Omit<ReplayDeps, 'synth'>): Promise<Found> => {
  if (roundId === undefined || roundId === '') return failed(texts.noRound);
  const call = wordedCall(createHttpCall(fetcher), async () => import('@carmine/contract/problem-texts/of-frame'));
  const answer = await call(getRoundRecord, { params: { id: roundId } });
  if (!answer.ok) return failed(answer.problem?.message ?? texts.failed);
  const view = await loadView(answer.data.game);
  if (view === undefined) return failed(texts.unknown);
  const { versions } = await view.loadRules();
  const found = replayOf(answer.data, versions);
  if (!found.ok) return failed(found.reason === 'unknown' ? texts.unknown : texts.notDecided);
  return { status: 'ready', recorded: found.replay, view };
};

export const ReplayPage = ({ roundId, fetcher, loadView, synth }: ReplayDeps) => {
  const [found, setFound] = useState<Found>({ status: 'loading' });
  useEffect(() => {
    let live = true;
    const load = async () => {
      const answer = await find({ roundId, fetcher, loadView }).catch(() => failed(texts.failed));
      if (live) setFound(answer);
    };
    void load();
    return () => {
      live = false;
    };
  }, [roundId, fetcher, loadView]);
  if (found.status === 'loading') return <Curtain message={texts.loading} busy />;
  if (found.status === 'failed') return <Curtain message={found.message} />;
  return <ReplayStage recorded={found.recorded} view={found.view} synth={synth} />;
};
