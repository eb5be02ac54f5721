import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.tsx';

test('the meter grows with length and kinds of signs', () => {
  expect(passwordStrength('short')).toBe(0);
  expect(passwordStrength('aaaaaaaaaa')).toBe(1);
  expect(passwordStrength('password1')).toBe(1);
  expect(passwordStrength('velvetotter')).toBeLessThan(passwordStrength('velvet-otter-41'));
});
