import { expect, it } from 'vitest';
import { maskAddress, maskBirth, maskEmail, maskIp, maskPhone } from './mask.ts';

it('shows too little of a personal value to use it', () => {
  expect(maskEmail('mara.lindqvist@mailbox.example')).toBe('m•••@mailbox.example');
  expect(maskPhone('+356', '99123418')).toBe('+356 ••• 18');
  expect(maskAddress('Sliema', 'MT')).toBe('•••, Sliema, MT');
  expect(maskIp('203.0.113.7')).toBe('203.0.•••');
  expect(maskIp('2001:db8:1:2::7')).toBe('2001:db8:•••');
  expect(maskIp('::ffff:203.0.113.7')).toBe(':•••');
  expect(maskBirth(Date.UTC(1990, 4, 17) / 1000)).toBe('1990-••-••');
});

it('says nothing where there is nothing', () => {
  expect(maskPhone(null, null)).toBe('–');
  expect(maskAddress(null, null)).toBe('–');
  expect(maskBirth(null)).toBe('–');
});
