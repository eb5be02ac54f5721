import { expect, test } from 'vitest';
import { createLog } from './log.ts';

const lines: string[] = [];
const log = createLog({ role: 'test', version: '0' }, { write: (line: string) => void lines.push(line) });

test('secrets and personal values never reach the log, at any depth that is used', () => {
  const canary = 'canary-7731';
  log.info({
    email: canary,
    player: { password: canary, profile: { phoneNumber: canary } },
    headers: { cookie: canary },
    list: [{ deep: { deeper: { token: canary } } }],
  });
  log.child({ ip: canary }).info('child');
  log.error(
    { err: new Error('no row for ann@example.org at postgres://user:pw@host/db with Bearer abc.def') },
    'failed',
  );
  const text = lines.join('');
  expect(text).not.toContain(canary);
  expect(text).not.toContain('ann@example.org');
  expect(text).not.toContain('user:pw');
  expect(text).not.toContain('abc.def');
  expect(text).toContain('[email]');
});
