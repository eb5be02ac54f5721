/** Evidence of a case: chosen, sealed, sent once to the gateway, and then fixed. */
import { money } from '@carmine/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { disputeStage, newOperators, type Paid } from '../../../testing/dispute-stage.ts';

let cashier: Cashier;
let player: TestPlayer;
let operatorId: OperatorId;
beforeAll(async () => {
  cashier = await openCashier();
  [operatorId] = await newOperators(cashier);
});
afterAll(() => cashier.close());
beforeEach(async () => {
  player = await cashier.newPlayer();
});

const { paid, acts, caseOf } = disputeStage(() => ({ cashier, player }));

describe('evidence', () => {
  const answered = async (deposit: Paid, way: 'gateway' | 'by hand' = 'gateway') => {
    const { id } = await caseOf(deposit);
    const on = { id, operatorId };
    for (const fact of ['sign_ins', 'verification', 'instrument', 'rounds', 'cash_outs'] as const)
      expect(await cashier.disputes.addFact({ ...on, fact })).toEqual({ ok: true });
    expect(await cashier.disputes.addDocument({ ...on, name: 'invoice.pdf', bytes: Buffer.from('%PDF-1') })).toEqual({
      ok: true,
    });
    return { on, started: await cashier.disputes.represent({ ...on, way }) };
  };

  test('is sent signed to the gateway, once, and then stays as it is', async () => {
    const deposit = await paid();
    await acts(deposit, 'chargeback');
    const { on, started } = await answered(deposit);
    expect(started).toEqual({ ok: true });
    await cashier.disputes.send();
    expect(await caseOf(deposit)).toMatchObject({ state: 'represented', way: 'gateway', answeredBy: operatorId });
    const page = await (await fetch(deposit.redirectUrl)).text();
    expect(page).toContain('answered with 5 statements and 1 files');
    const view = await cashier.disputes.view(on.id);
    expect(view?.evidence.map((item) => ('fact' in item ? item.text : item.name))).toEqual([
      '1970-01-01 00:00:00 UTC: signed in from 192.0.2.7 (MT), Firefox',
      'identity: verified on 1970-01-01 00:00:00 UTC',
      expect.stringMatching(/50\.00 EUR, charged_back, the disputed payment$/),
      'None.',
      'None.',
      'invoice.pdf',
    ]);
    expect(await cashier.disputes.addFact({ ...on, fact: 'rounds' })).toEqual({
      ok: false,
      reason: 'dispute_not_open',
    });
    expect(await cashier.disputes.represent({ ...on, way: 'gateway' })).toEqual({
      ok: false,
      reason: 'dispute_not_open',
    });
    for (const statement of ['delete from dispute_evidence', `update dispute_evidence set added_by = added_by`])
      await expect(cashier.owner.run(`${statement} where dispute_id = $1`, [on.id])).rejects.toThrow('never changes');
    const bundle = await cashier.disputes.bundle(on.id);
    expect(bundle?.bytes.toString()).toContain('Firefox');
  });

  test('for a case that the gateway closed meanwhile is not sent; the outcome counts', async () => {
    const deposit = await paid();
    await acts(deposit, 'chargeback');
    await answered(deposit);
    await cashier.world.act(deposit.redirectUrl, 'chargeback-lost');
    await Promise.all([cashier.disputes.send(), cashier.confirm(deposit.id)]);
    await cashier.confirm(deposit.id);
    expect(await caseOf(deposit)).toMatchObject({ state: 'lost', decidedBy: 'gateway' });
  });

  test('is needed, and is sent by hand where the gateway takes none', async () => {
    const deposit = await paid();
    await cashier.disputes.openByLetter({
      ...{ depositId: deposit.number, operatorId, because: 'a letter', amount: money('EUR', 5_000n) },
    });
    const { id } = await caseOf(deposit);
    const on = { id, operatorId };
    expect(await cashier.disputes.represent({ ...on, way: 'gateway' })).toEqual({ ok: false, reason: 'only_by_hand' });
    expect(await cashier.disputes.represent({ ...on, way: 'by hand' })).toEqual({ ok: false, reason: 'no_evidence' });
    expect((await answered(deposit, 'by hand')).started).toEqual({ ok: true });
    expect(await caseOf(deposit)).toMatchObject({ state: 'represented', way: 'by hand' });
    expect(await cashier.disputes.accept({ ...on, reason: 'too late' })).toEqual({
      ok: false,
      reason: 'dispute_not_open',
    });
  });
});
