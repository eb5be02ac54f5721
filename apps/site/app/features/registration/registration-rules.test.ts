import { describe, expect, test } from 'vitest';
import { RefusedResponse } from '../../platform/calls/answers.ts';
import { registrationFailure } from './registration.ts';
import { fullNameError, registrationErrors, type RegistrationForm } from './registration-rules.ts';

const form: RegistrationForm = {
  ...{ currency: 'EUR', fullName: 'Mara Lindqvist', email: 'mara@example.com', password: 'velvet-otter-41' },
  ...{ confirmPassword: '', promotionCoupon: '', terms: true, receiveEmailPromo: false },
};

const refused = (status: number, code: string, message = 'Said by the server') =>
  registrationFailure(
    new RefusedResponse(status, { type: 'about:blank', title: code, status, code, message, requestId: 'r' }),
  );

describe('the full name', () => {
  test.each(['Al', 'A'.repeat(25) + ' ' + 'B'.repeat(25), '', '  '])('"%s" has the wrong length', (name) => {
    expect(fullNameError(name)).toBe('Full Name should be between 3 to 50 characters');
  });

  test.each(['Mara', 'Mara1 Lind', 'Mara_Lind Qvist', '... ---', 'M\u0430ra Lind'])(
    '"%s" is not first and last name',
    (name) => {
      expect(fullNameError(name)).toBe('Full name has to be first name & last name');
    },
  );

  test.each(['A B', 'Zoë  Ní Mhurchú', "Seán O'Neill-Smith Jr.", '李 小龙', 'Mara ' + 'L'.repeat(45)])(
    '"%s" is a name',
    (name) => {
      expect(fullNameError(name)).toBeUndefined();
    },
  );
});

describe('the form', () => {
  test('takes what is complete', () => {
    expect(registrationErrors(form)).toEqual({});
  });

  test('requires currency, name, email, password and terms', () => {
    const empty = { ...form, currency: ' ', fullName: '', email: '', password: '', terms: false };
    expect(Object.keys(registrationErrors(empty))).toEqual(['currency', 'fullName', 'email', 'password', 'terms']);
  });

  test('refuses a password of eight characters as too short, before any call', () => {
    expect(registrationErrors({ ...form, password: '12345678' })).toEqual({
      password: 'Password must be more than 8 characters',
    });
    expect(registrationErrors({ ...form, password: '🦊🐙🦉🐳🦊🐙🦉🐢!' })).toEqual({});
  });

  test('requires an email of a valid format', () => {
    expect(registrationErrors({ ...form, email: 'mara@' }).email).toBe('Please enter a valid email');
  });
});

describe('a failure', () => {
  test('of an email that is taken', () => {
    expect(refused(409, 'email_taken')).toEqual({ field: 'email', message: 'User with same email exists' });
  });

  test('of a blocked domain', () => {
    expect(refused(423, 'email_domain_blocked').message).toBe('Something went wrong contact support');
  });

  test('of a weak password stands at the password, in the server’s words', () => {
    expect(refused(422, 'password_common')).toEqual({ field: 'password', message: 'Said by the server' });
  });

  test('of too many tries shows the server’s words', () => {
    expect(refused(429, 'rate_limited')).toEqual({ field: 'root', message: 'Said by the server' });
  });
});
