/** The signer’s process is killed by the system while it signs: once in the suite, at more moments with `PAYMENT_KILLS=whole`. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCoinStage, type CoinStage } from '../../../testing/coin-stage.ts';
import { isWhole } from '../../../testing/payment-kills.ts';
import { startSignerProcess, type SignerProcess } from '../../../testing/signer-process.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import type { TransferSigner } from '../chains/ports.ts';

const gwei = 10n ** 9n;
const amount = gwei / 10n;

let signer: SignerProcess;
let stage: CoinStage;
beforeAll(async () => {
  signer = await startSignerProcess();
  stage = await openCoinStage({ signer });
});
afterAll(async () => {
  await stage.close();
});

/** How long after it was asked, in milliseconds: before, while and after it writes its journal and answers. */
const moments = isWhole ? [0, 1, 2, 3, 5, 8, 13] : [3];

test.each(moments)('killed %d ms after it was asked to sign, the payment arrives once', async (after) => {
  const player = await stage.newPlayer();
  await player.fund(gwei);
  const to = `0x${randomBytes(20).toString('hex')}`;
  const asked = await player.withdraw(amount, to);
  if (!asked.ok) throw new Error(asked.reason);
  const kill: { done?: Promise<void> } = {};
  const honest = stage.deps.signer;
  const sign: TransferSigner['sign'] = async (order) => {
    kill.done ??= new Promise((resolve) => setTimeout(resolve, after)).then(() => signer.kill());
    return honest.sign(order);
  };
  const dying = stage.variant({ signer: { ...honest, sign } });
  for (let turns = 0; kill.done === undefined && turns < 4; turns += 1) {
    await stage.turn(dying);
    await stage.chain.mine(3);
  }
  await kill.done;
  expect(kill.done).toBeDefined();
  await signer.restart();
  await stage.settle();
  await stage.settle();
  expect(await player.stateOf(asked.cashOut.id)).toBe('paid');
  expect((await stage.chain.received(to)).transactions).toHaveLength(1);
  expect(await player.held()).toMatchObject({ locked: gwei - amount, pending: 0n });
  await expectLedgerSound(stage.owner);
});
