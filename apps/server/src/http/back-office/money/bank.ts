/** Payouts by bank for operators: the queue, files and reports. */
import * as contract from '@carmine/contract/back-office/money/bank';
import { formatAmount, money } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { BatchAtDesk, BatchId } from '../../../modules/payments/index.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { readFiles } from '../../calls/read-files.ts';
import { route } from '../../calls/route.ts';
import { operatorNames } from '../operator-names.ts';
import { playersOf } from './money-answers.ts';
import type { BackOfficeService } from '../service.ts';

type Transfer = BatchAtDesk['items'][number];

const saidAnswer = (
  { word, by, at }: NonNullable<Transfer['said']>,
  names: ReadonlyMap<OperatorId, string>,
  self: OperatorId,
) => ({ word, by: names.get(by) ?? '–', own: by === self, at: at.toISOString() });

const registerLists = (app: FastifyInstance, service: BackOfficeService): void => {
  const { bank, staff } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.listUnsentLegs, async ({ operator }) => {
    const [legs, read] = await Promise.all([bank.queue(), bank.toConfirm()]);
    const names = await operatorNames(service);
    const player = await playersOf(
      service,
      [...legs, ...read].map(({ playerId }) => playerId),
    );
    const items = legs.map(({ cashOutId, leg, playerId, currency, amount, account, keptBy, taken, dueAt }) => ({
      ...{ cashOut: ids.encode('wdr', cashOutId), leg, player: player(playerId), currency, account, taken },
      ...{ amount: formatAmount(money(currency, amount)), keptBy: keptBy ?? null, dueAt: dueAt.toISOString() },
    }));
    const toConfirm = read.flatMap(({ batchId, cashOutId, leg, playerId, currency, amount, said }) =>
      said === undefined
        ? []
        : {
            ...{ batch: ids.encode('bat', batchId), cashOut: ids.encode('wdr', cashOutId), leg },
            ...{ player: player(playerId), currency, amount: formatAmount(money(currency, amount)) },
            said: saidAnswer(said, names, operator.id),
          },
    );
    const players = [...new Set([...items, ...toConfirm].map((one) => one.player.id))];
    await staff.record({ operatorId: operator.id, action: 'bank.list', details: { players } });
    return answer(200, { items, toConfirm });
  });

  route(app, service, contract.listBankBatches, async ({ query: { page, size }, operator }) => {
    const { items, total } = await bank.batches({ page, size });
    const names = await operatorNames(service);
    const player = await playersOf(
      service,
      items.flatMap((batch) => batch.items.map(({ playerId }) => playerId)),
    );
    const named = (id: OperatorId | undefined) => (id === undefined ? null : (names.get(id) ?? '–'));
    const transferOf =
      ({ currency }: BatchAtDesk) =>
      ({ cashOutId, playerId, amount, state, refusedCode, returnAskedBy, said, ...transfer }: Transfer) => ({
        ...{ cashOut: ids.encode('wdr', cashOutId), leg: transfer.leg, player: player(playerId), status: state },
        ...{ endToEndId: transfer.endToEndId, amount: formatAmount(money(currency, amount)) },
        ...{ refusedCode: refusedCode ?? null, returnAskedBy: named(returnAskedBy), accountOver: transfer.accountOver },
        said: said === undefined || state !== 'waiting' ? null : saidAnswer(said, names, operator.id),
      });
    const shown = items.map((batch) => ({
      ...{ id: ids.encode('bat', batch.id), currency: batch.currency, transfers: batch.transfers },
      controlSum: formatAmount(money(batch.currency, batch.controlSum)),
      ...{ status: batch.state, madeBy: names.get(batch.madeBy) ?? '–', madeAt: batch.madeAt.toISOString() },
      ...{ own: batch.madeBy === operator.id, releasedBy: named(batch.releasedBy) },
      releasedAt: batch.releasedAt?.toISOString() ?? null,
      fileHash: batch.fileHash?.toString('hex') ?? null,
      items: batch.items.map(transferOf(batch)),
    }));
    const players = [...new Set(shown.flatMap((batch) => batch.items.map((one) => one.player.id)))];
    await staff.record({ operatorId: operator.id, action: 'bank.list_batches', details: { players } });
    return answer(200, { items: shown, page, size, total });
  });
};

const registerReports = (app: FastifyInstance, service: BackOfficeService): void => {
  const { bank } = service.modules;

  route(app, service, contract.loadBankReport, async ({ query: { reason }, body, headers, operator }) => {
    const read = await readFiles(body, headers, { fields: ['file'], maximumBytes: contract.bankReportBytes });
    const file = read.ok ? await read.files.get('file')?.read() : undefined;
    if (!read.ok && read.reason === 'too_large') return refuse('report_too_large');
    if (file === undefined) return refuse('report_invalid', { detail: read.ok ? 'no file' : read.reason });
    const done = await bank.takeReport({ file, operatorId: operator.id, reason });
    if (done.ok) return answer(200, done.taken);
    return refuse(done.reason, 'detail' in done ? { detail: done.detail } : {});
  });
};

export const registerBank = (app: FastifyInstance, service: BackOfficeService): void => {
  const { bank } = service.modules;
  const { ids } = service.http;
  registerLists(app, service);
  registerReports(app, service);

  route(app, service, contract.makeBankBatch, async ({ body: { key, currency, reason }, operator }) => {
    const made = await bank.makeBatch({ key, currency, operatorId: operator.id, reason });
    if (!made.ok) return refuse(made.reason === 'nothing_to_send' ? made.reason : 'leg_kept', { keptBy: 'stopped' });
    const { id, transfers, controlSum, currency: its } = made.batch;
    return answer(201, {
      ...{ id: ids.encode('bat', id), transfers },
      controlSum: formatAmount(money(its, controlSum)),
    });
  });

  const words = [
    [contract.releaseBankBatch, bank.releaseBatch],
    [contract.dropBankBatch, bank.dropBatch],
  ] as const;
  for (const [endpoint, work] of words) {
    route(app, service, endpoint, async ({ params, body: { reason }, operator }) => {
      const id = ids.decode('bat', params.id);
      if (id === undefined) return refuse('batch_not_found');
      const done = await work({ id, operatorId: operator.id, reason });
      return done.ok ? answer(204) : refuse(done.reason, 'keptBy' in done ? { keptBy: done.keptBy } : {});
    });
  }

  route(app, service, contract.downloadBankBatch, async ({ params, operator }) => {
    const id: BatchId | undefined = ids.decode('bat', params.id);
    if (id === undefined) return refuse('batch_not_found');
    const done = await bank.download({ id, operatorId: operator.id });
    if (!done.ok) return refuse(done.reason);
    return answer(200, { name: done.name, type: 'application/xml', bytes: done.file });
  });

  route(app, service, contract.returnBankTransfer, async ({ params, body: { reference, reason }, operator }) => {
    const id = ids.decode('bat', params.id);
    if (id === undefined) return refuse('batch_not_found');
    const { endToEndId } = params;
    const done = await bank.returnTransfer({ id, endToEndId, operatorId: operator.id, reference, reason });
    return done.ok ? answer(200, { waits: done.waits }) : refuse(done.reason);
  });
};
