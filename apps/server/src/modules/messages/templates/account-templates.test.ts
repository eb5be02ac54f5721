import { expect, test } from 'vitest';
import { dayText, momentText } from '../event-payload.ts';
import type { AccountMail } from './account-mail.ts';
import { accountTemplate } from './account-templates.ts';

const facts = {
  ...{ brand: 'Carmine', firstName: 'Mara', supportEmail: 'help@casino.example' },
  publicUrl: 'https://casino.example',
  facts: [],
};

test.each<[AccountMail, string]>([
  ['account_locked', '/'],
  ['account_closed', '/account/closed'],
  ['limit_changed', '/profile/limits'],
  ['break_started', '/account/closed'],
  ['export_ready', '/profile'],
  ['erasure_asked', '/account/closed'],
  ['funds_asked', '/profile/verification'],
])('the button of %s leads to the page that its words speak of', (kind, path) => {
  expect(accountTemplate(kind, facts).action?.url).toBe(`https://casino.example${path}`);
});

test('the end of a break and the day of an erasure stand there as people write them', () => {
  const at = new Date('2026-11-24T09:10:00.000Z');
  const until = { moment: momentText(at, 'en'), day: dayText(at, 'en') };
  expect(accountTemplate('break_started', { ...facts, until }).paragraphs.join(' ')).toContain(
    '24 Nov 2026, 09:10 UTC',
  );
  expect(accountTemplate('erasure_asked', { ...facts, until }).paragraphs.join(' ')).toContain('On 24 November 2026');
});
