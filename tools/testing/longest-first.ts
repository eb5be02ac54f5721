/**
 * The order of the test files: first those that visit the shared product, which ends with the last of them; then those with a house of
 * their own, then the server's; then the games' long sums, then the many short ones, which fill what is left of every core, so that no
 * long one stands alone at the end. Of each kind the largest come first.
 *
 * Files of a kind stand together, because a worker keeps the server's modules, or its browser, from one of its files to the next
 * (docs/decisions/145).
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const order = ['screens', 'journeys', 'gateways', 'large-house', 'faults', 'server', 'pure'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const largestFirst = await super.sort(files);
    const rest = largestFirst.filter(({ project }) => !order.includes(project.name));
    return [...order.flatMap((name) => largestFirst.filter(({ project }) => project.name === name)), ...rest];
  }
}
