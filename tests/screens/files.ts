/** Distribution of the table's lines over files, each taking at most a minute on an idle machine. */
import { inEachRun } from '../../tools/testing/long-tests.ts';
import type { Line } from './line.ts';
import { table } from './table.ts';
import type { Looker } from './world.ts';

/** A line belongs to the first part of its looker that fits its name. */
const parts: Readonly<Record<Looker, Readonly<Record<string, RegExp>>>> = {
  visitor: { games: /^(lobby|category|game)/, dialogs: /^(modal|dialog|chat|dev-ui)/, pages: /./ },
  player: {
    methods: /^modal-deposit-(by|many|with)/,
    deposits: /^modal-deposit/,
    dialogs: /^(modal|chat)/,
    withdrawals: /^(withdrawal|history)/,
    money: /^(lobby|game|deposit|wallet)/,
    account: /./,
  },
  operator: {
    players: /^office-(player|search|round|game)/,
    money:
      /^office-(deposits|cash-outs|stop|dispute|bank|chains|reconciliation|treasury|jackpots|promotion-costs|money)/,
    house: /./,
  },
};

/** What `npm test` looks at: the main screens of each viewer. All others are looked at with `--long`. */
export const mainLines: readonly string[] = [
  ...['lobby', 'category-slots', 'game', 'modal-search', 'modal-login', 'modal-register'],
  ...['promotions', 'help', 'fairness', 'not-found'],
  ...['lobby-player', 'game-real', 'deposit', 'wallets', 'modal-deposit', 'modal-deposit-methods'],
  ...['modal-cashout', 'modal-wallets', 'history-bets', 'history-round', 'history-payments'],
  ...['profile', 'verification', 'activity', 'limits', 'promotions-mine'],
  ...['office-players', 'office-player', 'office-round', 'office-deposits', 'office-cash-outs', 'office-treasury'],
  ...['office-approvals', 'office-promotions', 'office-audit'],
];

/** As the file is called: `visitor-games`. */
const fileOf = ({ as, name }: Line): string =>
  `${as}-${Object.entries(parts[as]).find(([, fits]) => fits.test(name))?.[0] ?? 'none'}`;

export const files: readonly string[] = [...new Set(table.map(fileOf))].toSorted();

export const linesOf = (looker: Looker, part: string): readonly Line[] =>
  inEachRun(table, ({ name }) => mainLines.includes(name)).filter((line) => fileOf(line) === `${looker}-${part}`);
