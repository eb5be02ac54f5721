import { describe, expect, test } from 'vitest';
import { readDomainName } from './domain-name.ts';

describe('the name of a blocked domain', () => {
  test.each([
    [' Mail.Example ', 'mail.example'],
    ['@mail.example', 'mail.example'],
    ['mail.example.', 'mail.example'],
    ['München.example', 'xn--mnchen-3ya.example'],
    ['a.b.co.uk', 'a.b.co.uk'],
    ['web.de', 'web.de'],
    ['net.hr', 'net.hr'],
  ])('%s is kept as %s', (typed, domain) => {
    expect(readDomainName(typed)).toEqual({ ok: true, domain });
  });

  test.each([
    '',
    '@',
    'somebody@mail.example',
    'https://mail.example',
    'mail.example/path',
    'mail.example:25',
    '%6dail.example',
    'mail..example',
    '-mail.example',
    'two words.example',
    '*.mail.example',
    '192.0.2.1',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(130)}example`,
  ])('%s is none', (typed) => {
    expect(readDomainName(typed)).toEqual({ ok: false, reason: 'domain_invalid' });
  });

  test.each(['com', 'COM.', '@example', 'co.uk', 'com.br', 'me.uk', 'net.au', 'org.uk'])(
    '%s belongs to many: it would shut everybody out',
    (typed) => {
      expect(readDomainName(typed)).toEqual({ ok: false, reason: 'domain_of_many' });
    },
  );
});
