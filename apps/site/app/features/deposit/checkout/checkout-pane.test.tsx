import type { Checkout } from '@carmine/contract/payments/checkout';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { store } from '../../../state/store.ts';
import { CheckoutPane } from './checkout-pane.tsx';

afterEach(() => {
  cleanup();
  store().modal.reset();
});

const show = (checkout: Checkout, opens = false) =>
  render(<CheckoutPane id="dep_1" name="Ruby" checkout={checkout} opens={opens} />);
const document = '/profile-service/api/v1/profile/deposit/dep_1/checkout';
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test.each<[Checkout, string]>([
  [{ presentation: 'redirect', redirectUrl: 'https://pay.example/1' }, 'https://pay.example/1'],
  [{ presentation: 'form', formUrl: 'https://pay.example/1', formFields: { a: 'b' } }, document],
])('a page of the gateway’s own is reached again: $presentation', (checkout, address) => {
  show(checkout);
  expect(link('Continue to Ruby')).toBe(address);
});

test('a code is drawn, and leads on where it is looked at', () => {
  show({ presentation: 'qr', qr: 'pay:4711', redirectUrl: 'https://pay.example/1' });
  expect(screen.getByRole('img', { name: 'Code to pay with Ruby' }).getAttribute('width')).toBe('200');
  expect(link('Open Ruby on this device')).toBe('https://pay.example/1');
});

test('an address and its reference can be copied', () => {
  show({ presentation: 'address', address: 'MT84 MALT', reference: '4711' });
  const shown = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(shown).toEqual(['MT84 MALT', '4711']);
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2);
});

const widget: Checkout = { presentation: 'widget', initializationToken: 'tok' };

test('a widget is embedded in our document with an opaque origin, in the payment’s dialog', () => {
  show(widget, true);
  expect(store().modal.iframe).toBe(true);
  const { frame } = store().modal.content;
  expect(frame).toMatchObject({ address: document, purpose: 'payment', by: 'Ruby' });
  expect(frame?.sandbox).not.toContain('allow-same-origin');
});

test('a frame has the permissions and load count declared by its gateway', () => {
  const frameUrl = 'https://pay.example/1';
  show({ presentation: 'frame', frameUrl, frameRights: ['allow-scripts', 'allow-forms'], frameLoads: 3 }, true);
  const { frame } = store().modal.content;
  expect(frame).toMatchObject({ address: frameUrl, sandbox: 'allow-scripts allow-forms', initialLoads: 3 });
});

test('on another device, or closed, the window opens when it is wanted', () => {
  show(widget);
  expect(store().modal.iframe).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Open the payment window' }));
  expect(store().modal.iframe).toBe(true);
});
