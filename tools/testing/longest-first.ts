/**
 * The order of the test files: first those that wait for browsers and processes, the largest files of each kind first. The
 * many short ones then fill what is left of every core, and no long one stands alone at the end.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const waiting = ['faults', 'journeys', 'screens'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const largestFirst = await super.sort(files);
    const doesWait = ({ project }: TestSpecification) => waiting.includes(project.name);
    return [...largestFirst.filter(doesWait), ...largestFirst.filter((file) => !doesWait(file))];
  }
}
