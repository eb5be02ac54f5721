/**
 * How many sets of touching cells a grid has, by their number of cells and of cells around them: the geometry that the value of clusters
 * needs, whatever the symbols. Cell by cell, with everything together that can go on alike.
 */

/** `counts[cells][around]`. */
export type ClusterCounts = readonly (readonly number[])[];

/** Of a cell at the edge of what has been looked at: outside the set; outside and beside it; from here on, the parts of the set. */
const [outside, beside, firstPart] = [0, 1, 2];

/** Number of sets so far, by cells and cells around them: `cells · stride + around`. */
type Sets = Map<number, number>;

/** Parts are numbered in their order, so that what goes on alike is written alike. */
const numbered = (edge: readonly number[]): number[] => {
  const parts: number[] = [];
  return edge.map((state) => {
    if (state < firstPart) return state;
    if (!parts.includes(state)) parts.push(state);
    return firstPart + parts.indexOf(state);
  });
};

/** The edge with this cell in the set, and how many cells that puts around it. */
const joined = (edge: readonly number[], row: number, isFirst: boolean): { edge: number[]; around: number } => {
  const next = [...edge];
  const [left, up] = [isFirst ? beside : (edge[row] as number), row === 0 ? beside : (edge[row - 1] as number)];
  const around = Number(left === outside) + Number(up === outside);
  if (up === outside) next[row - 1] = beside;
  const part = Math.max(left, up) >= firstPart ? Math.max(left, up) : Math.max(firstPart, ...edge) + 1;
  const other = Math.min(left, up);
  next[row] = part;
  return { edge: numbered(next.map((state) => (other >= firstPart && state === other ? part : state))), around };
};

/** The edge with this cell outside the set. `ended`: a part has no cell at the edge any more. */
const left = (edge: readonly number[], row: number, isFirst: boolean) => {
  const next = [...edge];
  const [before, up] = [isFirst ? outside : (edge[row] as number), row === 0 ? outside : (edge[row - 1] as number)];
  const touches = before >= firstPart || up >= firstPart;
  next[row] = touches ? beside : outside;
  return { edge: numbered(next), around: Number(touches), ended: before >= firstPart && !next.includes(before) };
};

export const clusterCounts = (columns: number, rows: number): ClusterCounts => {
  const stride = columns * rows + 1;
  const counts = Array.from({ length: stride }, () => Array.from({ length: stride }, () => 0));
  const finish = (sets: Sets, around: number) => {
    for (const [key, count] of sets) {
      const row = counts[Math.floor(key / stride)] as number[];
      row[(key % stride) + around] = (row[(key % stride) + around] as number) + count;
    }
  };
  const isWhole = (edge: readonly number[]) => new Set(edge.filter((state) => state >= firstPart)).size === 1;
  let edges = new Map<string, { edge: readonly number[]; sets: Sets }>([
    ['', { edge: Array.from({ length: rows }, () => outside), sets: new Map([[0, 1]]) }],
  ]);
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const next: typeof edges = new Map();
    const put = (edge: readonly number[], sets: Sets, more: number) => {
      const known = next.get(edge.join()) ?? { edge, sets: new Map<number, number>() };
      for (const [key, count] of sets) known.sets.set(key + more, (known.sets.get(key + more) ?? 0) + count);
      next.set(edge.join(), known);
    };
    const [row, isFirst] = [cell % rows, cell < rows];
    for (const { edge, sets } of edges.values()) {
      const inside = joined(edge, row, isFirst);
      put(inside.edge, sets, stride + inside.around);
      const out = left(edge, row, isFirst);
      if (!out.ended) put(out.edge, sets, out.around);
      // A part that ends alone is a whole set; beside other parts it could never meet them.
      else if (!out.edge.some((state) => state >= firstPart)) finish(sets, out.around);
    }
    edges = next;
  }
  for (const { edge, sets } of edges.values()) if (isWhole(edge)) finish(sets, 0);
  return counts;
};
