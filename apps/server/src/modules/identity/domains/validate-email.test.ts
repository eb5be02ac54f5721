import { describe, expect, test } from 'vitest';
import { validateEmail } from './validate-email.ts';

const validate = validateEmail({
  findDomain: async (domain) => {
    if (domain === 'nowhere.example') return 'no_such_domain';
    return domain === 'known.example' ? 'exists' : 'unknown';
  },
});

describe('checking an address', () => {
  test.each([
    'a@known.example',
    'First.Last+tag@known.example',
    ' A@KNOWN.example ',
    'a@unreachable.example',
    'ü@münchen.example',
  ])('%s is VALID', async (address) => {
    expect(await validate(address)).toBe('VALID');
  });

  test.each([
    '',
    'a',
    'a@',
    '@b.example',
    'a b@c.example',
    'a@b',
    'a@@b.example',
    '.a@b.example',
    'a..b@c.example',
    'a@-b.example',
    'a@b..example',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(250)}.example`,
    'a@b.example\r\nBcc: c@d.example',
  ])('%j is INVALID', async (address) => {
    expect(await validate(address)).toBe('INVALID');
  });

  test.each(['a@mailinator.com', 'a@Sub.YopMail.com', 'a@guerrillamail.com', 'a@moakt.ws'])(
    '%s is DISPOSABLE',
    async (address) => {
      expect(await validate(address)).toBe('DISPOSABLE');
    },
  );

  test.each(['gmail.com', 'outlook.com', 'proton.me', 'icloud.com', 'gmx.de'])(
    'a@%s is not taken for one',
    async (domain) => {
      expect(await validate(`a@${domain}`)).toBe('VALID');
    },
  );

  test('only an authoritative denial is UNDELIVERABLE', async () => {
    expect(await validate('a@nowhere.example')).toBe('UNDELIVERABLE');
  });
});
