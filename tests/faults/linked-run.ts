/**
 * Kills the server around the bet that wins a level of Signal Ridge: before and after its commit. Whoever asks again is told of one win, which is
 * paid once, and each of its pools has what came in.
 */
import { gameById } from '@carmine/games';
import { readAmount } from '@carmine/money';
import { connect } from '../../apps/server/src/database/database.ts';
import { auditLedger } from '../../apps/server/src/modules/wallet/audit/check-store.ts';
import type { DatabaseProcess } from './database-process.ts';
import { createHandPlayer } from './hand-player.ts';
import { openHouse } from './house-process.ts';
import { findSeed, openPlaySession, walletOf } from './play-session.ts';

export interface LinkedRun {
  readonly database: DatabaseProcess;
  /** One win each, by a player of its own. */
  readonly steps: readonly ('before' | 'after')[];
}

const [game, level] = ['signal-ridge', 'signal-ridge-mini'];
/** One such stake in 160 wins the level. */
const [stake, microEuros] = ['50.00', 50_000_000];
const cents = (text: string): bigint => readAmount('EUR', text).subunits;

export const runLinked = async ({ database, steps }: LinkedRun) => {
  const rules = gameById(game);
  if (rules === undefined) throw new Error(`There is no ${game}`);
  const owner = connect(database.ownerUrl, { size: 4, applicationName: 'faults-linked' });
  const house = await openHouse(database.appUrl, { withJackpots: true });
  const wrong: string[] = [];
  let [from, retried, paid] = [1, 0, 0n];
  try {
    const wallet = walletOf(owner);
    const pool = async () => {
      const found = (await wallet.pools()).find(({ name }) => name === level);
      if (found === undefined) throw new Error('No pool');
      return found;
    };
    const before = await pool();
    for (const at of steps) {
      const { cycle } = await pool();
      const seed = findSeed(rules, from, (_state, _done, won) => won.join() === level, { microEuros });
      from = Number.parseInt(seed, 16) + 1;
      const { playerId, token, cash } = await openPlaySession(owner, game, seed);
      const player = createHandPlayer(token, house.address);
      await house.dieAt({ at, commit: 0 });
      const round = await player.open('the-win', stake);
      const told = (round.jackpots ?? []).filter(({ name }) => name === level);
      if (told.length !== 1) wrong.push(`${at}: the win was told ${told.length} times`);
      const won = told.reduce((sum, { amount }) => sum + cents(amount), 0n);
      const held = (await wallet.wallets(playerId)).find(({ currency }) => currency === 'EUR')?.cash;
      if (held !== cash - cents(round.staked) + cents(round.payout) + won)
        wrong.push(`${at}: ${held} is held after ${round.staked}, ${round.payout} and ${won}`);
      if ((await pool()).cycle !== cycle + 1) wrong.push(`${at}: cycle ${cycle} led to ${(await pool()).cycle}`);
      [retried, paid] = [retried + player.seen.retried, paid + won];
    }
    const after = await pool();
    if (after.paidCents - before.paidCents !== paid) wrong.push(`${paid} was told, ${after.paidCents} is paid`);
    wrong.push(...(await auditLedger(owner)).map(({ check }) => check));
    const { total } = await wallet.wonJackpots({ page: 0, size: 1, name: level });
    return { wins: Number(total), deaths: house.deaths(), retried, wrong };
  } finally {
    await house.close();
    await owner.close();
  }
};
