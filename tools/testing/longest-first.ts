/**
 * The order of the test files: first those that wait for browsers and processes, beginning with those that share a house of their
 * own, for it ends with the last of them; of the others the screens before all, whose files are short and whose tables are long; then
 * the server's, the games' long sums, and the many short ones, which fill what is left of every core, so that no long one stands
 * alone at the end. Of each kind the largest come first.
 *
 * Each kind stands together: a worker keeps its browser, or the server's modules, only while the next file is of the same kind, and
 * reads them again, for seconds of a core, after a file of another.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const order = ['large-house', 'screens', 'gateways', 'faults', 'journeys', 'server', 'pure'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const largestFirst = await super.sort(files);
    const of = (name: string) => largestFirst.filter(({ project }) => project.name === name);
    const rest = largestFirst.filter(({ project }) => !order.includes(project.name));
    // Of the rest, too, each kind together.
    const kinds = [...new Set(rest.map(({ project }) => project.name))];
    return [...order, ...kinds].flatMap(of);
  }
}
