import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { judgePassword } from './password-rules.ts';

describe('a new password', () => {
  test('has more than 8 and at most 128 characters, counted in graphemes', () => {
    expect(judgePassword('kx7!pq2z')).toBe('password_too_short');
    expect(judgePassword('kx7!pq2zb')).toBe('good');
    expect(judgePassword('🦊🐙🦉🐳🦊🐙🦉🐢')).toBe('password_too_short');
    expect(judgePassword('🦊🐙🦉🐳🐢🌵🍄🌻🔔')).toBe('good');
    expect(judgePassword('kx7!pq2z'.repeat(16))).toBe('good');
    expect(judgePassword(`${'kx7!pq2z'.repeat(16)}k`)).toBe('password_too_long');
  });

  test.each([
    'password1',
    'PASSWORD123',
    'iloveyou12',
    'qwertyuiop',
    '1qaz2wsx3edc',
    'aaaaaaaaaa',
    'abcabcabc',
    '123456789',
    '9876543210',
    'zxcvbnm123',
    'sunshine2026',
    '2026dragon',
    'qwerty2026',
    'letmein123',
    'letmein!!!',
    '!!Dragon2026!!',
    'p@ssw0rd-1',
    '...sunshine...',
    '**qwerty123**',
  ])('is not %s', (password) => {
    expect(judgePassword(password)).toBe('password_common');
  });

  test.each(['ada.lovelace@mail.example', 'Ada.Lovelace', 'ada.lovelace2026', '!ada.lovelace!'])(
    'is not the own address: %s',
    (password) => {
      expect(judgePassword(password, 'Ada.Lovelace@mail.example')).toBe('password_common');
      expect(judgePassword(password, 'somebody@mail.example')).toBe('good');
    },
  );

  test('is not one of the most frequently leaked, in any letter case', () => {
    const leaked = [...commonPasswords];
    expect(leaked.length).toBeGreaterThan(3_500);
    for (const password of leaked) expect(judgePassword(password.toUpperCase()), password).not.toBe('good');
  });

  test.each(['Correct-Horse-7', 'tall copper lanterns', 'Tr0ub4dor&3x', 'S3cure-Passw0rd!', 'journey-Test-2026'])(
    'may be %s',
    (password) => {
      expect(judgePassword(password)).toBe('good');
    },
  );
});
