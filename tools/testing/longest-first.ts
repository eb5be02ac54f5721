/**
 * The order of the test files: first those that wait for browsers and processes, beginning with those that share a house of their
 * own, for it ends with the last of them; of the others the screens before all, whose files are short and whose tables are long; then
 * the games' long sums, then the many short ones, which fill what is left of every core, so that no long one stands alone at the
 * end. Of each kind the largest come first.
 *
 * A browser keeps a core busy, the server's tests wait for their database: these stand in blocks between the browsers' files,
 * whole blocks because a worker keeps the server's modules, or its browser, from one of its files to the next.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const waiting = ['large-house', 'screens', 'gateways', 'faults', 'journeys'];
/** Number of CPU-bound files between two blocks: a worker keeps its browser for that long. */
const stretch = 15;

const inBlocks = (busy: readonly TestSpecification[], calm: readonly TestSpecification[]): TestSpecification[] => {
  const blocks = Math.ceil(busy.length / stretch);
  const size = Math.ceil(calm.length / Math.max(1, blocks));
  const rounds = Array.from({ length: blocks }, (_, round) => [
    ...busy.slice(round * stretch, (round + 1) * stretch),
    ...calm.slice(round * size, (round + 1) * size),
  ]);
  return blocks === 0 ? [...calm] : rounds.flat();
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const largestFirst = await super.sort(files);
    const of = (name: string) => largestFirst.filter(({ project }) => project.name === name);
    const rest = largestFirst.filter(({ project }) => ![...waiting, 'server', 'pure'].includes(project.name));
    return [...inBlocks(waiting.flatMap(of), of('server')), ...of('pure'), ...rest];
  }
}
