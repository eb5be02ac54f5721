import { registry } from '@carmine/games';
import { expect, test } from 'vitest';
import { askStart } from './ask-ledger.ts';
import { startMove, type Start } from './make-move.ts';

test.each(registry.map((game) => [game.id, game] as const))(
  'the question about a free spin of %s carries the parameters that its grant is compared with, as the bet does',
  (_id, game) => {
    const start: Start = {
      ...{
        key: 'one',
        requestHash: Buffer.alloc(32),
        game,
        currency: 'EUR',
        stake: 100n,
        deadline: new Date(0),
        now: new Date(0),
      },
      params: JSON.parse(JSON.stringify(game.params.parse({}))) as Start['params'],
      ...{ grantId: 1n as never, funding: 'free_spin', debit: 0n },
      seeds: { seedId: 1n, serverSeed: 'a'.repeat(64), clientSeed: 'b', nextNonce: 0n } as never,
    };
    expect(askStart(start, start.seeds).params).toEqual(start.params);
    expect(startMove(start).outcome).toMatchObject({ params: start.params });
  },
);
