/** Opens an account: player, key, details, consents, first wallet and first session in one transaction. */
import type { EmailStatus } from '@carmine/contract/account/user-service';
import { defaultLanguage, isLanguage, type CurrencyCode } from '@carmine/money';
import { playerRegistered } from '../../../platform/events/catalogue/identity.ts';
import type { Sql } from '../../../database/database.ts';
import { hashPassword } from '../../../platform/secrets/password-hash.ts';
import { holdDomains, isDomainBlocked } from '../domains/blocked-domain-store.ts';
import { checkCaptcha } from '../guard/check-captcha.ts';
import { consentAddressField, insertConsent } from './consent-store.ts';
import type { Details } from '../players/details.ts';
import type { Digest } from '../digest.ts';
import type { IdentityReason } from '../errors.ts';
import type { Deps } from '../deps.ts';
import type { Client, NewSession, SignedInUser } from '../identity.ts';
import { judgePassword } from '../passwords/password-rules.ts';
import { rememberPassword } from '../passwords/password-store.ts';
import { createPlayerKey } from '../players/player-key.ts';
import { fullNameOf, toProfileRow } from '../players/player.ts';
import * as players from '../players/player-store.ts';
import { keepSearchMarks } from '../search/search-players.ts';
import { startSession } from '../sessions/start-session.ts';
import { domainOf, validateEmail } from '../domains/validate-email.ts';

export interface Registration {
  email: string;
  password: string;
  fullName: string;
  terms: boolean;
  receiveEmailPromo: boolean;
  language: string;
  currency: CurrencyCode;
  captcha: string;
  /** What the player typed. */
  registrationCode?: string | undefined;
  /** Of the link that led to the site. */
  landingCode?: string | undefined;
  clickId?: string | undefined;
  /** Brand of the site that was registered on. */
  skin?: string | undefined;
}

export type RegisterResult =
  | { ok: true; user: SignedInUser; session: NewSession }
  | { ok: false; reason: Exclude<IdentityReason, 'email_not_valid'> }
  | { ok: false; reason: 'email_not_valid'; status: EmailStatus };

const splitName = (fullName: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = fullName.split(/ +/);
  return { firstName, lastName: rest.join(' ') };
};

const refusalOf = async (deps: Deps, input: Registration): Promise<RegisterResult | undefined> => {
  if (!input.terms) return { ok: false, reason: 'terms_required' };
  const strength = judgePassword(input.password, input.email);
  if (strength !== 'good') return { ok: false, reason: strength };
  if (!(await checkCaptcha(deps)(input.captcha, 'register'))) return { ok: false, reason: 'captcha_failed' };
  const status = await validateEmail(deps)(input.email);
  if (status !== 'VALID') return { ok: false, reason: 'email_not_valid', status };
  return undefined;
};

const createAccount = async (
  sql: Sql,
  { deps, digest }: { deps: Deps; digest: Digest },
  account: { input: Registration; emailHash: Buffer; passwordHash: string; client: Client },
) => {
  const { input, emailHash, passwordHash, client } = account;
  const { registrationCode, landingCode, clickId, skin, receiveEmailPromo } = input;
  const language = isLanguage(input.language) ? input.language : defaultLanguage;
  await holdDomains(sql);
  if (await isDomainBlocked(sql, domainOf(input.email))) return 'email_domain_blocked';
  const came = { registrationCode, landingCode, clickId, skin };
  const inserted = await players.insertPlayer(sql, { emailHash, passwordHash, language, ...came });
  if (inserted === undefined) return 'email_taken';
  const playerId = inserted.id;
  const { key, sealed } = createPlayerKey(deps.secretBox, playerId, deps.random.bytes(32));
  const details: Details = { email: input.email, ...splitName(input.fullName) };
  await players.insertKey(sql, playerId, sealed);
  await players.insertProfile(sql, playerId, toProfileRow(key, { ...details, receiveEmailPromo }));
  await keepSearchMarks(sql, digest, playerId, details);
  await rememberPassword(sql, playerId, passwordHash);
  const addressSealed = key.seal(consentAddressField, client.ip);
  for (const [kind, given] of [
    ['terms', true],
    ['email_promotions', receiveEmailPromo],
  ] as const) {
    await insertConsent(sql, {
      playerId,
      kind,
      given,
      source: 'registration',
      textVersion: deps.consentText(kind),
      addressSealed,
    });
  }
  await deps.openWallet(sql, { playerId, currency: input.currency });
  const session = await startSession(sql, deps, { playerId, key, client });
  const registered = {
    ...{ playerId, currency: input.currency, registrationCode: registrationCode ?? null },
    landingCode: landingCode ?? null,
  };
  await deps.publish(sql, playerRegistered, playerId.toString(), registered);
  return { session, user: { playerId, name: fullNameOf(details), email: details.email } };
};

export const registerPlayer =
  (deps: Deps, digest: Digest) =>
  async (input: Registration, client: Client): Promise<RegisterResult> => {
    const refusal = await refusalOf(deps, input);
    if (refusal !== undefined) return refusal;
    const passwordHash = await hashPassword(input.password);
    const emailHash = digest.email(input.email);
    const made = await deps.db.transaction((sql) =>
      createAccount(sql, { deps, digest }, { input, emailHash, passwordHash, client }),
    );
    return typeof made === 'string' ? { ok: false, reason: made } : { ok: true, ...made };
  };
