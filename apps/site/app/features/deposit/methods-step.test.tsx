import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MethodsStep } from './methods-step.tsx';
import { listedTiers } from './tiers.ts';
import type { Deposit } from './use-deposit.ts';
import type { TierChoice } from './use-tier-choice.ts';

afterEach(cleanup);

const show = (gateways: readonly string[]) =>
  render(
    <MethodsStep
      deposit={{} as Deposit}
      choice={{ gateways, tiers: listedTiers(gateways) } as unknown as TierChoice}
    />,
  );

test('offers what the server lists, and says of the others that they are not offered', () => {
  show(['KLUWP', 'CREDIT_CARD']);
  expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(['Credit CardRuby']);
  expect(screen.getByText('Mifinity, Interac and Jeton are not offered here.')).toBeDefined();
});

test('where no card is taken either, the same is said', () => {
  show([]);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Mifinity, Interac and Jeton are not offered here.')).toBeDefined();
});
