/**
 * `npx tsx tools/outcomes/find-strips.ts my-slot [--steps 2000] [--seed 1] [--rtp 0.955] [--hit 0.3] [--sd 5] [--feature 120]`: looks for the
 * strips, or weights, of a slot whose figures come closest to what is asked for, and prints its definition. `--feature`: rounds for one
 * opening. What is looked at: `testing/design.ts` of the game. Figures that a closed form gives are exact, the others a sample's: the
 * proof of the game says the exact ones.
 */
import { parseArgs } from 'node:util';
import { simulationRng } from '../../packages/games/testing/simulation-rng.ts';
import { search, type SlotToSearch, type Targets } from '../../packages/games/testing/strips/search.ts';

interface Design {
  readonly start: object;
  readonly targets: Targets;
  readonly slot: SlotToSearch<object>;
}

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    steps: { ...text, default: '2000' },
    seed: { ...text, default: '1' },
    ...{ rtp: text, hit: text, sd: text, feature: text },
  },
});
const [name = ''] = positionals;
if (!/^[a-z0-9-]+$/.test(name)) throw new Error('Which slot? npx tsx tools/outcomes/find-strips.ts my-slot');
const { design } = (await import(
  new URL(`../../packages/games/src/${name}/testing/design.ts`, import.meta.url).href
)) as {
  design: Design;
};

const asked = (value: string | undefined, key: keyof Targets): Targets => {
  if (value === undefined) return {};
  const figure = parseFloat(value);
  if (!(figure > 0)) throw new Error(`Not a figure: ${value}`);
  return { [key]: key === 'opened' ? 1 / figure : figure };
};
const targets: Targets = {
  ...design.targets,
  ...asked(values.rtp, 'rtp'),
  ...asked(values.hit, 'hit'),
  ...asked(values.sd, 'sd'),
  ...asked(values.feature, 'opened'),
};

const { definition, figures, miss } = search(design.slot, design.start, {
  targets,
  steps: parseInt(values.steps, 10),
  rng: simulationRng(parseInt(values.seed, 10)),
});
console.table({ found: figures, 'asked for': targets });
console.log(miss <= 1 ? 'Every figure is within its tolerance.' : `Off by ${Math.sqrt(miss).toFixed(2)} tolerances.`);
console.log(JSON.stringify(definition, null, 2));
