/**
 * Ends the browser tests' product after the last of them: idle as it is then, it would take a fifth of a core from all tests that
 * follow.
 */
import type { TestModule, TestSpecification } from 'vitest/node';
import type { startProduct } from './product.mjs';

interface Running {
  readonly started: ReturnType<typeof startProduct>;
  users: number;
  ended?: Promise<void>;
}

/** The configuration and each test project load their own copy of this file in the same process, so shared state is stored globally. */
export const place = globalThis as { carmineUnderTest?: Running | undefined };

/** Once, whoever asks for it; resolves when it has ended. */
export const endProduct = async (): Promise<void> => {
  const running = place.carmineUnderTest;
  if (running === undefined) return;
  running.ended ??= running.started.then(({ stop }) => stop());
  await running.ended;
};

/** Whose global setup is `product-setup.ts`. */
const visitors = new Set(['journeys', 'screens']);

export class ProductEnd {
  #left = 0;

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#left = files.filter(({ project }) => visitors.has(project.name)).length;
  }

  onTestModuleEnd({ project }: TestModule): void {
    if (!visitors.has(project.name)) return;
    this.#left -= 1;
    // A failure is reported at the end of the run, which waits for the same end.
    if (this.#left === 0) endProduct().catch(() => undefined);
  }
}
