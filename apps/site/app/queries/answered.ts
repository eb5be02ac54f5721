import type { QueryClient } from '@tanstack/react-query';

/** After a paint, which is when what was drawn begins to ask; a page out of sight is never painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });

const mostRounds = 6;

/** Waits for all queries, successful or not, including those started a moment later by components that were rendered with the old session. */
export const answered = async (client: QueryClient): Promise<void> => {
  for (let round = 0, quiet = 0; round < mostRounds && quiet < 2; round += 1) {
    await painted();
    const asking = client.getQueryCache().findAll({ fetchStatus: 'fetching' });
    quiet = asking.length === 0 ? quiet + 1 : 0;
    await Promise.allSettled(asking.map((query) => Promise.resolve(query.promise)));
  }
};
