/** Reports of reconciliation, what is done about differences, and the stop of payouts by one method. */
import * as contract from '@carmine/contract/back-office/money/reconciliation';
import type { FastifyInstance } from 'fastify';
import { correctionOf, dayOf } from '../../../modules/payments/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { operatorNames } from '../operator-names.ts';
import type { BackOfficeService } from '../service.ts';
import { createRulingAnswers } from './money-answers.ts';
import { csvOf, reportAnswer } from './reconciliation-answers.ts';

/** Days shown of each party. */
const shownDays = 14;
const dayMs = 86_400_000;

const resumeRefused = {
  broken: 'books_differ',
  none: 'not_stopped',
  repeated: 'own_word',
  not_allowed: 'not_allowed',
} as const;

const registerActions = (app: FastifyInstance, service: BackOfficeService): void => {
  const { reconciliation, approvals } = service.modules;

  route(app, service, contract.runReconciliation, async ({ params: { party, day }, operator }) => {
    const asked = await reconciliation.run({ party, day, operatorId: operator.id });
    return asked.ok ? answer(202) : refuse(asked.reason);
  });

  route(app, service, contract.takeDifference, async ({ params: { id }, operator }) => {
    const taken = await reconciliation.take({ id: BigInt(id), operatorId: operator.id });
    return taken.ok ? answer(204) : refuse(taken.reason);
  });

  route(app, service, contract.explainDifference, async ({ params: { id }, body: { reason }, operator }) => {
    const explained = await reconciliation.explain({ id: BigInt(id), operatorId: operator.id, reason });
    return explained.ok ? answer(204) : refuse(explained.reason);
  });

  route(app, service, contract.askCorrection, async ({ params: { id }, body: { reason }, operator }) => {
    const found = await reconciliation.case(BigInt(id));
    if (found === undefined) return refuse('case_not_found');
    const gap = correctionOf(found);
    if (gap === undefined) return refuse(found.state === 'open' ? 'nothing_to_correct' : 'case_decided');
    const wish = { kind: 'correct_clearing', subject: id, party: found.party, difference: found.key, gap } as const;
    const asked = await approvals.ask({ wish, by: operator.id, reason });
    return asked.ok ? answer(202, { waits: true }) : refuse(asked.reason);
  });

  route(app, service, contract.stopRail, async ({ params: { party }, body: { reason }, operator }) => {
    if (!reconciliation.parties.includes(party)) return refuse('party_not_found');
    const outcome = await reconciliation.stop({ rail: party, operatorId: operator.id, reason });
    if (outcome === 'stopped') return answer(204);
    return refuse(outcome === 'already' ? 'stopped_already' : 'not_allowed');
  });

  route(app, service, contract.resumeRail, async ({ params: { party }, body: { reason }, operator }) => {
    const outcome = await reconciliation.resume({ rail: party, operatorId: operator.id, reason });
    if (outcome === 'approved' || outcome === 'ended') return answer(200, { ended: outcome === 'ended' });
    return refuse(resumeRefused[outcome]);
  });
};

export const registerReconciliation = (app: FastifyInstance, service: BackOfficeService): void => {
  const { reconciliation, payments } = service.modules;
  /** An asset is known by its code. */
  const nameOf = (party: string) => payments.nameOf(party) ?? party;
  registerActions(app, service);

  route(app, service, contract.readReconciliation, async ({ operator }) => {
    const now = Date.now();
    const [days, open, stops, names, rulings] = await Promise.all([
      reconciliation.days(dayOf(new Date(now - shownDays * dayMs))),
      reconciliation.openCases(),
      reconciliation.stops(),
      operatorNames(service),
      createRulingAnswers(service, operator.id),
    ]);
    return answer(200, {
      lastDay: dayOf(new Date(now - dayMs)),
      parties: reconciliation.parties.map((party) => ({
        ...{ party, name: nameOf(party) },
        open: open.filter((one) => one.party === party).length,
        days: days
          .filter((one) => one.party === party)
          .map(({ day, state, failure, comparedAt }) => ({
            ...{ party, day, state, failure: failure ?? null, comparedAt: comparedAt?.toISOString() ?? null },
          })),
      })),
      stops: stops.map(({ rail, since, reason, stoppedBy, approvals }) => ({
        ...{ rail, name: nameOf(rail), since: since.toISOString(), reason, approvals: rulings(approvals) },
        stoppedBy: stoppedBy === null ? null : (names.get(stoppedBy) ?? null),
      })),
    });
  });

  route(app, service, contract.readDayReport, async ({ params: { party, day } }) => {
    const report = await reconciliation.report(party, day);
    return report === undefined
      ? refuse('report_not_found')
      : answer(200, { ...reportAnswer(report, await operatorNames(service)), name: nameOf(party) });
  });

  route(app, service, contract.downloadDayReport, async ({ params: { party, day } }) => {
    const report = await reconciliation.report(party, day);
    if (report === undefined) return refuse('report_not_found');
    const bytes = Buffer.from(csvOf(report), 'utf8');
    return answer(200, { name: `${party.toLowerCase()}-${day}.csv`, type: 'text/csv; charset=utf-8', bytes });
  });
};
