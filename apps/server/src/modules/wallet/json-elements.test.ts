import { expect, it } from 'vitest';
import { hashOf } from './testing/bettor.ts';
import { ledgerWorld } from './testing/ledger-world.ts';

const world = ledgerWorld();

it('a server of before elements were rows settles its bets by the same rules while the others are being replaced', async () => {
  const bettor = await world.bettor({ cash: 150n });
  const send = async (nonce: number) => {
    const element = {
      ...{ i: 0, player: `${bettor.playerId}`, play_session: `${bettor.playSessionId}`, key: `old-${nonce}` },
      ...{ hash: `\\x${hashOf('old').toString('hex')}`, game: 'dice', maths: 'test', currency: 'EUR', kind: 'new' },
      ...{
        stake: '100',
        seed: `${bettor.seedId}`,
        nonce: `${nonce}`,
        funding: 'cash',
        final: true,
        multiplier_e4: '0',
      },
      ...{ bet: '100', tip: '0', win: '0', refund: '0', promo: '0', jackpot_micro: '0', eur: '1.0', weight: 0 },
      ...{ outcome: { roll: 1 }, draws: [[10_000, 1]], reply: { 'said "so"': true } },
    };
    const row = await world.database.app.one<{ status: string; cash: bigint }>(
      'select status, cash from commit_rounds($1::bigint[], $2::json)',
      [[`${bettor.playerId}`], JSON.stringify([element])],
    );
    return row;
  };
  expect(await send(0)).toEqual({ status: 'settled', cash: 50n });
  expect(await send(0)).toMatchObject({ status: 'replayed', cash: 50n });
  expect(await send(1)).toMatchObject({ status: 'funds' });
  expect(await world.cash(bettor)).toBe(50n);
});
