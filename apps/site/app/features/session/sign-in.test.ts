import { describe, expect, test } from 'vitest';
import { NoAnswer, RefusedResponse } from '../../platform/calls/answers.ts';
import { loginErrors, signInMessage } from './sign-in.ts';

const refused = (status: number, code: string, message = 'Said by the server') =>
  signInMessage(
    new RefusedResponse(status, { type: 'about:blank', title: code, status, code, message, requestId: 'r' }),
  );

describe('a failed sign-in', () => {
  test.each([
    [451, 'self_excluded', 'Your account is on cool off period, contact support!'],
    [423, 'account_locked', 'Your account has been locked, Please contact support!'],
    [423, 'email_domain_blocked', 'Your account has been locked, Please contact support!'],
    [401, 'invalid_credentials', 'Either username or password is incorrect'],
    [500, 'internal', 'Either username or password is incorrect'],
    [429, 'too_many_attempts', 'Said by the server'],
    [403, 'account_closed', 'Said by the server'],
    [403, 'country_restricted', 'Said by the server'],
  ])('%i %s reads "%s"', (status, code, text) => {
    expect(refused(status, code)).toBe(text);
  });

  test('of a missing human check and of a missing connection says so, of what nobody knows the general text', () => {
    expect(signInMessage(new Error('Recaptcha has not been loaded'))).toBe('Recaptcha has not been loaded');
    expect(signInMessage(new NoAnswer())).toBe('No connection. Please check your network and try again.');
    expect(signInMessage(new TypeError('x is not a function'))).toBe('Either username or password is incorrect');
  });
});

test('email of a valid format and a password are required', () => {
  expect(loginErrors({ email: 'mara@example.com', password: 'x' })).toEqual({});
  expect(Object.keys(loginErrors({ email: 'mara', password: '' }))).toEqual(['email', 'password']);
});
