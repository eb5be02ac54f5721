/** The signer's machine is lost, and its standby goes on with a copy of its folder (docs/operations/several-machines.md). */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import { startSignerProcess, type SignerProcess } from '../../../testing/signer-process.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';

const gwei = 10n ** 9n;
const amount = gwei / 10n;

let signer: SignerProcess;
let stage: CoinStage;
let player: CoinPlayer;
beforeAll(async () => {
  // Two of these withdrawals a day.
  signer = await startSignerProcess({ SIGNER_ETH_PER_DAY: '0.2' });
  stage = await openCoinStage({ signer });
  player = await stage.newPlayer();
  await player.fund(gwei);
});
afterAll(async () => {
  await stage.close();
});

const withdraw = async () => {
  const to = `0x${randomBytes(20).toString('hex')}`;
  const asked = await player.withdraw(amount, to);
  if (!asked.ok) throw new Error(asked.reason);
  await stage.settle();
  return { id: asked.cashOut.id, to };
};
const stateOf = ({ id }: { readonly id: Parameters<CoinPlayer['stateOf']>[0] }) => player.stateOf(id);

test('the standby pays on, nothing twice, and a journal that is a line behind allows that line’s part of the cap again', async () => {
  const [first, second] = [await withdraw(), await withdraw()];
  expect([await stateOf(first), await stateOf(second)]).toEqual(['paid', 'paid']);
  await signer.replace(0);
  const overCap = await withdraw();
  expect(await stateOf(overCap)).toBe('approved');

  await signer.replace(1);
  await stage.settle();
  expect(await stateOf(overCap)).toBe('paid');
  const waits = await withdraw();
  expect(await stateOf(waits)).toBe('approved');

  for (const { to } of [first, second, overCap]) expect((await stage.chain.received(to)).transactions).toHaveLength(1);
  expect((await stage.chain.received(waits.to)).transactions).toEqual([]);
  expect(await player.held()).toMatchObject({ locked: gwei - 4n * amount, pending: amount });
  await expectLedgerSound(stage.owner);
});
