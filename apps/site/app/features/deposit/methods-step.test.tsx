import type { PaymentMethod } from '@carmine/contract/payment-methods';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MethodsStep } from './methods-step.tsx';
import { cards, eWallet } from '../../testing/payment-methods.ts';
import { listedTiers } from './tiers.ts';
import type { Deposit } from './use-deposit.ts';
import type { TierChoice } from './use-tier-choice.ts';

afterEach(cleanup);

const show = (methods: readonly PaymentMethod[]) =>
  render(
    <MethodsStep deposit={{} as Deposit} choice={{ methods, tiers: listedTiers(methods) } as unknown as TierChoice} />,
  );

test('offers what the server lists, and says of the others that they are not offered', () => {
  show([cards]);
  expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(['Credit CardRuby']);
  expect(screen.getByText('Mifinity, Interac and Jeton are not offered here.')).toBeDefined();
});

test('where no card is taken either, the same is said', () => {
  show([]);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Mifinity, Interac and Jeton are not offered here.')).toBeDefined();
});

test('what is offered is not said to be missing', () => {
  show([cards, eWallet]);
  expect(screen.getByText('Mifinity and Interac are not offered here.')).toBeDefined();
});
