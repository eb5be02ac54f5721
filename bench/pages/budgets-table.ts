/** What pages may weigh and how soon they must be there; the record of what they do. */
import type { Kind, PageLoad } from './page-load.ts';
import { median } from './page-load.ts';

const kilobyte = 1_000;

/** Bytes for a page's start; JSON is the catalogue, which is loaded when idle. */
export const weightBudget: Readonly<Partial<Record<Kind | 'total', number>>> = {
  // The lobby's document holds its first tiles, what is offered now, and who leads the race.
  html: 17.5 * kilobyte,
  // The list of all pages is 2.8 KB of it. What nobody has asked for yet, such as dialogs, is brought ahead and does not count.
  js: 98 * kilobyte,
  css: 9 * kilobyte,
  font: 85 * kilobyte,
  total: 300 * kilobyte,
};

/** What a game's frame loads of scripts: the frame itself, Pixi where it draws with it, and the game. */
export const frameBudget = (usesPixi: boolean): number => (110 + (usesPixi ? 130 : 0) + 15) * kilobyte;

/** From the press on to a game that can be played, and how long it may block the page until then: a slot paints a world. */
export const mostOfFrame = (usesPixi: boolean): Budgets => ({ readyMs: 1_000, tbtMs: usesPixi ? 300 : 200 });

/**
 * How much later than a bare page of the same run the lobby may have its largest paint, however many games it lists. A ratio says the same on
 * a machine that is twice as fast.
 */
const mostLcpRatio = 2.5;
export const barePage = 'bare page';
export const lobbyPage = 'lobby';

export const most = { cls: 0, lcpMs: 1_000, tbtMs: 100, inpMs: 100, domNodes: 1_500 } as const;

/** Bytes on the wire, milliseconds, elements, and the shift of the layout. */
export type Metric = Kind | 'total' | Exclude<keyof PageLoad, 'weights'>;
export type Budgets = Readonly<Partial<Record<Metric, number>>>;

/** Of a page of the site. */
export const pageBudgets: Budgets = { ...weightBudget, ...most };

export interface BudgetRow {
  readonly page: string;
  readonly budgets: Budgets;
  readonly runs: readonly PageLoad[];
  /** Over it are these; empty where all holds. */
  readonly over: readonly string[];
}

const kb = (bytes: number): string => (bytes / kilobyte).toFixed(1);

export const overOf = (load: PageLoad): string[] =>
  Object.entries(weightBudget)
    .filter(([kind, budget]) => load.weights[kind as Kind] > budget)
    .map(([kind, budget]) => `${kind} ${kb(load.weights[kind as Kind])} of ${kb(budget)} KB`)
    .concat(load.cls > most.cls + 0.001 ? [`CLS ${load.cls.toFixed(3)}`] : [])
    .concat(load.domNodes > most.domNodes ? [`${load.domNodes} elements`] : []);

const middle = (runs: readonly PageLoad[], of: (load: PageLoad) => number): number => median(runs.map(of));

export interface BudgetMetric {
  readonly page: string;
  readonly metric: Metric | 'lcpRatio';
  readonly value: number;
  readonly budget: number;
  readonly met: boolean;
}

const metricOf = (load: PageLoad, metric: Metric): number =>
  metric in load.weights ? load.weights[metric as Kind] : load[metric as Exclude<keyof PageLoad, 'weights'>];

/** Each budget with the measured median; for programs. */
export const budgetMetrics = ({ page, budgets, runs }: BudgetRow): BudgetMetric[] =>
  Object.entries(budgets).map(([name, budget]) => {
    const metric = name as Metric;
    const value = Math.round(median(runs.map((load) => metricOf(load, metric))) * 1_000) / 1_000;
    return { page, metric, value, budget, met: value <= budget };
  });

/** Of every lobby of the run. */
export const lcpRatios = (rows: readonly BudgetRow[]): BudgetMetric[] => {
  const bare = rows.find(({ page }) => page === barePage);
  if (bare === undefined) return [];
  const lcpOf = ({ runs }: BudgetRow): number => middle(runs, ({ lcpMs }) => lcpMs);
  return rows
    .filter(({ page }) => page.startsWith(lobbyPage))
    .map((row) => {
      const value = Math.round((lcpOf(row) / lcpOf(bare)) * 100) / 100;
      return { page: row.page, metric: 'lcpRatio', value, budget: mostLcpRatio, met: value <= mostLcpRatio };
    });
};

export const ratioLines = (ratios: readonly BudgetMetric[]): string[] =>
  ratios.length === 0
    ? []
    : ['', `LCP as a multiple of that of the bare page, ${mostLcpRatio} at the most:`, '']
        .concat('| page | LCP ratio | goal |', '|---|---:|---|')
        .concat(
          ratios.map(({ page, value, met }) => `| ${page} | ${value.toFixed(2)} | ${met ? 'holds' : 'missed'} |`),
        );

/** A page on which nothing was pressed has no answer to time. */
const pressed = (inpMs: number): string => (inpMs === 0 ? '–' : `${Math.round(inpMs)}`);

const cells = ({ page, runs, over }: BudgetRow): string[] => [
  page,
  ...(['html', 'js', 'css', 'font', 'image', 'json', 'total'] as const).map((kind) =>
    kb(middle(runs, ({ weights }) => weights[kind])),
  ),
  kb(middle(runs, ({ aheadBytes }) => aheadBytes)),
  `${middle(runs, ({ domNodes }) => domNodes)}`,
  middle(runs, ({ cls }) => cls).toFixed(3),
  `${Math.round(middle(runs, ({ lcpMs }) => lcpMs))}`,
  `${Math.round(middle(runs, ({ beforeMs }) => beforeMs))}`,
  `${Math.round(middle(runs, ({ tbtMs }) => tbtMs))}`,
  pressed(middle(runs, ({ inpMs }) => inpMs)),
  pressed(middle(runs, ({ readyMs }) => readyMs)),
  over.length === 0 ? 'holds' : over.join(', '),
];

const titles = [
  ...['page', 'HTML KB', 'JS KB', 'CSS KB', 'fonts KB', 'images KB', 'JSON KB', 'total KB'],
  ...[
    'ahead KB',
    'elements',
    'CLS',
    'LCP ms',
    'before FCP ms',
    'TBT ms',
    'INP ms',
    'ready ms',
    'bytes, shifts, elements',
  ],
];

const lineOf = (texts: readonly string[]): string => `| ${texts.join(' | ')} |`;

export const budgetLine = (row: BudgetRow): string => lineOf(cells(row));

export const budgetTable = (rows: readonly BudgetRow[]): string =>
  [
    titles,
    titles.map((_title, index) => (index === 0 || index === titles.length - 1 ? '---' : '---:')),
    ...rows.map(cells),
  ]
    .map(lineOf)
    .join('\n');
