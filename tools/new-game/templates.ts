/** The files of a new game: a coin at 98 %, complete down to its test, so that every later change starts from green. */
import type { NewGame, PlacedGame } from './scaffold.ts';

interface GameFile {
  readonly file: string;
  readonly text: string;
}

const maths = ({
  id,
  name,
}: NewGame): string => `/** ${name}, version 1. Frozen once shipped: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, RtpProof, Settlement, Step } from '../../game-module.ts';
import { rational } from '../../rational.ts';
import type { Rng } from '../../rng.ts';
import type { BetPayouts } from '../../stake-limits.ts';

const sides = ['heads', 'tails'] as const;
export type Side = (typeof sides)[number];
const winE4 = 19_600n;

export interface Params {
  readonly side: Side;
}

export interface State extends Params {
  readonly result: Side;
}

export interface View extends Record<string, unknown> {
  readonly result: Side;
  readonly won: boolean;
}

export const definition = {
  game: '${id}',
  version: '1',
  stream: 'PF-1',
  draw: 'result = [heads, tails][below(2)]',
  wins: 'result = side',
  multiplierE4: 19600,
} as const;

export const maxMultiplierE4 = winE4;

export const params = z.strictObject({ side: z.enum(sides).default('heads') });

export const init = ({ side }: Params, rng: Rng): Step<State> => {
  const result = rng.below(2) === 0 ? 'heads' : 'tails';
  return { state: { side, result }, events: [{ type: 'landed', result, won: result === side }], done: true };
};

export const act = (): ActResult<State> => ({ ok: false, reason: 'illegal_action' });

export const view = ({ side, result }: State): View => ({ result, won: result === side });

export const settle = ({ side, result }: State): Settlement =>
  result === side
    ? { multiplierE4: winE4, lines: [{ name: side, multiplierE4: winE4 }] }
    : { multiplierE4: 0n, lines: [] };

export const payoutsOf = (): BetPayouts => ({
  highestE4: winE4,
  payouts: [{ multiplierE4: winE4, weight: 1n }],
  total: 2n,
});

export const rtpProof = (): RtpProof => {
  const half = rational(1, 2);
  return {
    method: 'exact',
    rtp: rational(winE4, 20_000n),
    sd: Number(winE4) / 20_000,
    hit: half,
    maxWin: Number(winE4) / 10_000,
    maxWinChance: half,
  };
};

export const sampleParams = (rng: Rng): Params => ({ side: sides[rng.below(2)] ?? 'heads' });
`;

const game = ({
  id,
  name,
}: NewGame): string => `/** ${name}: the newest version of its maths with what players read about it. */
import { defineGame, type GameAction } from '../game-module.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import * as maths from './versions/1.ts';

export type { Params, View } from './versions/1.ts';

const version1 = defineGame({
  id: '${id}',
  name: '${name.replace(/'/g, "\\'")}',
  version: maths.definition.version,
  kind: 'instant',
  definition: maths.definition,
  params: maths.params,
  secrets: [],
  maxMultiplierE4: maths.maxMultiplierE4,
  info,
  catalogue,
  bets: [{ name: 'one side', params: maths.params.parse({}) }],
  init: maths.init,
  legal: (): readonly GameAction['type'][] => [],
  act: maths.act,
  auto: () => null,
  view: maths.view,
  settle: maths.settle,
  explain: (state) => [
    { label: 'Result', value: state.result, how: 'below(2): 0 is heads, 1 is tails' },
    { label: 'Bet', value: state.side, how: state.side === state.result ? 'won' : 'lost' },
  ],
  rtpProof: maths.rtpProof,
  payoutsOf: maths.payoutsOf,
  sampleParams: maths.sampleParams,
  sampleAction: () => null,
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
`;

const catalogue = ({ name, place }: PlacedGame): string => `/** ${name} in the lists of the lobby. */
import type { CatalogueEntry } from '../catalogue-entry.ts';

export const catalogue: CatalogueEntry = {
  place: ${place},
  // Until its own is drawn.
  art: 'carmine-originals:dice',
  category: 'instant',
  tags: ['new'],
  isNew: true,
  hasDemo: true,
  wagerWeightBp: 1_000,
  jackpots: [],
};
`;

const info = ({ name }: NewGame): string => `/** What players read about ${name}. */
import type { GameInfo } from '../game-module.ts';

export const info: GameInfo = {
  provider: 'Carmine Originals',
  summary: 'One coin, two sides.',
  volatility: 'low',
  rules: [
    { title: 'How it works', text: ['Choose a side. Heads and tails are equally likely.'] },
    { title: 'What it pays', text: ['The side you chose pays 1.96× your stake, cut off to the smallest unit.'] },
  ],
  paytable: [{ name: 'Your side', pays: '1.96×', chance: '50 %' }],
};
`;

const test = (): string => `import { gameSuite } from '../../testing/game-suite.ts';
import { versions } from './game.ts';

for (const version of versions) gameSuite(version);
`;

const scene = (code: string): string => `import type { SceneProps } from '../../stage/game-view.ts';
import { useEffect } from 'react';
import type { Params, View } from '../game.ts';

/** Draws what the round's events say and calls \`onShown\` when it has told the result. */
export const ${code}Scene = ({ params, onParams, phase, round, onShown, locked }: SceneProps<Params, View>) => {
  useEffect(() => {
    if (phase === 'showing') onShown();
  }, [phase, round, onShown]);
  return (
    <button
      type="button"
      disabled={locked}
      onClick={() => {
        onParams({ side: params.side === 'heads' ? 'tails' : 'heads' });
      }}
    >
      {round?.view.result ?? params.side}
    </button>
  );
};
`;

const view = (component: string): string => `import { defineView } from '../../stage/game-view.ts';
import type { Params, View } from '../game.ts';
import { mathVersions } from '../versions/shipped.ts';
import { ${component}Scene } from './scene.tsx';

export const view = defineView<Params, View>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: ${component}Scene,
  action: 'Flip',
  announce: ({ view: seen }) => (seen.won ? \`\${seen.result}. You won.\` : \`\${seen.result}. You lost.\`),
  betText: ({ side }) => side,
});
`;

const rules = (): string => `import type { GameRulesToRead } from '../../stage/game-view.ts';
import { returnAtStake } from '../../stake-limits.ts';
import { versions, type Params } from '../game.ts';
import { payoutsOf } from '../versions/1.ts';

export const rules: GameRulesToRead<Params> = {
  versions,
  returnAtStake: (_params, stake) => returnAtStake(payoutsOf(), stake),
};
`;

/** Until the version is frozen. */
const shipped = `/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by \`tools/lock-games.ts\`. */
export const mathVersions: readonly string[] = [];
`;

export const gameFiles = (newGame: PlacedGame, code: string): GameFile[] => {
  const component = code.charAt(0).toUpperCase() + code.slice(1);
  return [
    { file: 'versions/1.ts', text: maths(newGame) },
    { file: 'versions/shipped.ts', text: shipped },
    { file: 'game.ts', text: game(newGame) },
    { file: 'catalogue.ts', text: catalogue(newGame) },
    { file: 'info.ts', text: info(newGame) },
    { file: `${newGame.id}.test.ts`, text: test() },
    { file: 'view/scene.tsx', text: scene(component) },
    { file: 'view/view.ts', text: view(component) },
    { file: 'view/rules.ts', text: rules() },
  ];
};
