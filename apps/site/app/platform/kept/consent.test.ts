import { expect, test } from 'vitest';
import { consentCookieText, readConsent } from './consent.ts';

test('nothing said is no consent, and only the word for analytics is consent to it', () => {
  expect(readConsent('')).toBe('unknown');
  expect(readConsent('consentful=analytics; a=b')).toBe('unknown');
  expect(readConsent('a=b; consent=necessary')).toBe('necessary');
  expect(readConsent('consent=')).toBe('necessary');
  expect(readConsent('consent=necessary.analytics; a=b')).toBe('analytics');
});

test('what is written is what is read', () => {
  const valueOf = (text: string) => text.split(';')[0] ?? '';
  expect(readConsent(valueOf(consentCookieText(true, false)))).toBe('analytics');
  expect(readConsent(valueOf(consentCookieText(false, true)))).toBe('necessary');
  expect(consentCookieText(false, true)).toMatch(/SameSite=Lax; Secure$/);
});
