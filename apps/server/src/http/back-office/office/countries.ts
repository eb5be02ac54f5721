/** Restricted countries and jurisdictions: requested here, changed when a second operator approves. */
import * as contract from '@carmine/contract/back-office/countries';
import type { FastifyInstance } from 'fastify';
import { countries, countryName } from '../../../modules/geo/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { givenRow, shownRules } from './jurisdiction-answers.ts';
import type { BackOfficeService } from '../service.ts';

const isKnown = (code: string): boolean => countries.some(({ isoCode }) => isoCode === code);

export const registerCountries = (app: FastifyInstance, service: BackOfficeService): void => {
  const { approvals, geo, wallet } = service.modules;

  route(app, service, contract.readCountries, async () => {
    const [restricted, jurisdictions] = await Promise.all([geo.restricted(), geo.jurisdictions()]);
    return answer(200, {
      countries: countries.map(({ isoCode, name }) => ({ code: isoCode, name })),
      restricted: [...restricted],
      jurisdictions: jurisdictions.map((one) => ({ country: one.country, rules: shownRules(one) })),
    });
  });

  route(app, service, contract.previewCountries, async ({ query }) => {
    const codes = [...new Set(query.codes.split(','))];
    if (codes.some((code) => code !== '*' && !isKnown(code))) return refuse('unknown_country');
    const players = await wallet.playersIn(codes);
    return answer(
      200,
      codes.map((code) => ({ code, name: code === '*' ? '*' : countryName(code), players: players.get(code) ?? 0 })),
    );
  });

  route(app, service, contract.setRestrictedCountries, async ({ body: { reason, ...wanted }, operator }) => {
    const [restrict, allow] = [[...new Set(wanted.restrict)].toSorted(), [...new Set(wanted.allow)].toSorted()];
    if (![...restrict, ...allow].every(isKnown)) return refuse('unknown_country');
    const now = await geo.restricted();
    const changes = restrict.some((code) => !now.includes(code)) || allow.some((code) => now.includes(code));
    if (!changes || restrict.some((code) => allow.includes(code))) return refuse('nothing_changed');
    const asked = await approvals.ask({
      ...{ wish: { kind: 'set_restricted', restrict, allow }, by: operator.id, reason },
    });
    return asked.ok ? answer(202, { waits: true }) : refuse(asked.reason);
  });

  route(app, service, contract.setJurisdiction, async ({ params: { code }, body: { rules, reason }, operator }) => {
    if (code !== '*' && !isKnown(code)) return refuse('unknown_country');
    if (code === '*' && rules === null) return refuse('nothing_changed');
    const row = rules === null ? null : givenRow(rules);
    if (row === undefined) return refuse('limit_invalid');
    const asked = await approvals.ask({
      ...{ wish: { kind: 'set_jurisdiction', subject: code, rules: row }, by: operator.id, reason },
    });
    return asked.ok ? answer(202, { waits: true }) : refuse(asked.reason);
  });
};
