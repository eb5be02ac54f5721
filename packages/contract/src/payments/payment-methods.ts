/** The player's payment methods, each with everything a screen needs: screens know no gateway by name. */
import { z } from 'zod';
import { alternativePresentations, presentations } from './checkout.ts';
import { endpoint } from '../endpoint.ts';
import { requiredDetails } from '../account/required-details.ts';
import { amountAnswer, currencyAnswer, currencyRequest } from '../types.ts';

/** What it takes money from. */
export const methodKinds = ['card', 'e-wallet', 'bank'] as const;
export type MethodKind = (typeof methodKinds)[number];

/** What a list shows beside it, where its kind alone says too little. */
export const methodIcons = ['card', 'wallet', 'infinity', 'bank'] as const;
export type MethodIcon = (typeof methodIcons)[number];

/** Where a payout can go: back to the deposit's source, to the player's account at the gateway, to a bank account. */
export const payoutTargets = ['back to the deposit', 'e-wallet', 'bank'] as const;
export type PayoutTarget = (typeof payoutTargets)[number];

export const paymentMethod = z.object({
  code: z.string(),
  /** Its segment of the deposit path. */
  path: z.string(),
  name: z.string(),
  kind: z.enum(methodKinds),
  icon: z.enum(methodIcons),
  /** How a player pays there. */
  presentation: z.enum(presentations),
  /** Further ways; the player chooses. */
  alternatives: z.array(z.enum(alternativePresentations)),
  requiredDetails: z.array(z.enum(requiredDetails)),
  currencies: z.array(currencyAnswer),
  /** The player's fee, in percent of the amount. */
  feePercent: z.number().min(0).max(100),
  /** Usual time from payment to credit; 0: instant. */
  minutes: z.int().min(0),
  /** What it takes at present, if clearly longer than usual. */
  slowMinutes: z.int().min(1).optional(),
  /** Minimum and maximum of one deposit in the requested currency, while it has a rate. */
  minDeposit: amountAnswer.optional(),
  maxDeposit: amountAnswer.optional(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const getPaymentMethods = endpoint({
  name: 'getPaymentMethods',
  method: 'GET',
  path: '/profile-service/api/v1/profile/payment/methods',
  summary: 'Gateways the player can use now, optionally for one currency, and what each of them needs',
  access: 'player',
  rateLimit: 'read',
  query: z.strictObject({ currency: currencyRequest.optional() }),
  answers: { 200: z.array(paymentMethod) },
});
