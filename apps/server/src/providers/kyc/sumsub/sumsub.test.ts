import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CheckOrder } from '../../../modules/compliance/ports.ts';
import { systemClock } from '../../../platform/clock.ts';
import { describeKycProvider } from '../../../testing/kyc-conformance.ts';
import { startOutsideWorld } from '../../../testing/outside-world.ts';
import { kyc } from '../registry.ts';
import { alpha3 } from './alpha-3.ts';
import { noticeIsSigned, signRequest } from './signature.ts';
import { applicantBody, documentMetadata, multipartBody, readApplicant, verdictOf } from './wire.ts';

const secret = 'the-secret-of-a-check';

const provider = (url: string, key = secret, timeoutMs?: number) =>
  kyc.open({
    ...{ env: { KYC_PROVIDER: 'sumsub' }, clock: systemClock },
    sandbox: { url, publicUrl: url, secret: key, smtpPort: 0 },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });

const reviewed = (externalUserId: string, reviewResult: object) => ({
  ...{ id: '5b594ade0a975a36c9349e66', externalUserId },
  review: { reviewStatus: 'completed', reviewResult },
});

describeKycProvider('Sumsub', {
  start: async () => {
    const world = await startOutsideWorld({ secret, checkMs: 100 });
    return { origin: world.url, close: world.close };
  },
  wire: {
    declined: (reference) => reviewed(reference, { reviewAnswer: 'RED', rejectLabels: ['BRAND_NEW'] }),
    foreign: reviewed('ver_other', { reviewAnswer: 'GREEN' }),
  },
  adapter: (origin, timeoutMs) => provider(origin, secret, timeoutMs),
  strange: (origin) => provider(origin, 'another'),
});

const order = (sides: readonly ('front' | 'back' | 'selfie')[]): CheckOrder => ({
  reference: 'ver_1',
  kind: 'identity',
  details: { name: 'Ada Lovelace King', dateOfBirth: '1815-12-10' },
  country: 'MT',
  documents: sides.map((side) => ({ side, type: 'image/jpeg', name: `${side}.jpg`, bytes: Buffer.from(side) })),
});

describe('what Sumsub is told', () => {
  test('is signed over seconds, method, path with query and the bytes of the body', () => {
    const body = Buffer.from('{"externalUserId":"ver_1"}');
    const path = '/resources/applicants?levelName=id-and-selfie';
    const headers = signRequest(
      { appToken: 'sbx:token', secretKey: 'key' },
      { method: 'POST', path, body },
      new Date(1_607_551_635_000),
    );
    const expected = createHmac('sha256', 'key').update(`1607551635POST${path}`).update(body).digest('hex');
    expect(headers).toEqual({
      'x-app-token': 'sbx:token',
      'x-app-access-ts': '1607551635',
      'x-app-access-sig': expected,
    });
  });

  test('is the person by name and birth date, and each document by what it is', () => {
    expect(JSON.parse(applicantBody(order(['front'])))).toEqual({
      externalUserId: 'ver_1',
      fixedInfo: { firstName: 'Ada', lastName: 'Lovelace King', dob: '1815-12-10' },
    });
    const card = order(['front', 'back', 'selfie']);
    const sent = card.documents.map((document) => JSON.parse(documentMetadata(document, card, 'MLT')) as object);
    expect(sent).toEqual([
      { idDocType: 'ID_CARD', country: 'MLT', idDocSubType: 'FRONT_SIDE' },
      { idDocType: 'ID_CARD', country: 'MLT', idDocSubType: 'BACK_SIDE' },
      { idDocType: 'SELFIE', country: 'MLT' },
    ]);
    const passport = order(['front', 'selfie']);
    expect(JSON.parse(documentMetadata(passport.documents[0] as never, passport, 'MLT'))).toEqual({
      ...{ idDocType: 'PASSPORT', country: 'MLT' },
    });
  });

  test('cannot be widened by the name of a file', () => {
    const [document] = order(['front']).documents;
    const body = multipartBody({ ...document, name: 'a"\r\nx-evil: 1' } as never, '{}', 'b').toString();
    expect(body).not.toContain('\r\nx-evil');
  });

  test('names every country that we know by three letters', () => {
    expect([alpha3('MT'), alpha3('GB'), alpha3('US'), alpha3(null)]).toEqual(['MLT', 'GBR', 'USA', 'ZZZ']);
  });
});

describe('what Sumsub tells', () => {
  test.each([
    [['UNSATISFACTORY_PHOTOS'], 'unreadable'],
    [['BRAND_NEW', 'SELFIE_MISMATCH'], 'selfie_differs'],
    [['FORGERY'], 'not_genuine'],
    [[], 'other'],
  ])('labels %j are the refusal %s', (rejectLabels, refusal) => {
    const applicant = readApplicant(JSON.stringify(reviewed('ver_1', { reviewAnswer: 'RED', rejectLabels })));
    expect(applicant && verdictOf(applicant)).toEqual({ status: 'rejected', refusal });
  });

  const body = Buffer.from(JSON.stringify({ externalUserId: 'ver_1', type: 'applicantReviewed' }));
  const digest = createHmac('sha256', 'hook').update(body).digest('hex');

  test('is taken with the digest over its very bytes, and with no weaker one', () => {
    expect(noticeIsSigned('hook', body, { digest, algorithm: 'HMAC_SHA256_HEX' })).toBe(true);
    expect(noticeIsSigned('hook', Buffer.concat([body, Buffer.from(' ')]), { digest, algorithm: undefined })).toBe(
      false,
    );
    const sha1 = createHmac('sha1', 'hook').update(body).digest('hex');
    expect(noticeIsSigned('hook', body, { digest: sha1, algorithm: 'HMAC_SHA1_HEX' })).toBe(false);
    expect(noticeIsSigned('hook', body, { digest: undefined, algorithm: 'HMAC_SHA256_HEX' })).toBe(false);
  });
});
