/** All human checks, one line each. */
import { defineSlot } from '../slot.ts';
import { altcha } from './altcha/index.ts';
import type { HumanCheck, HumanCheckContext } from './human-check.ts';

export const captcha = defineSlot<HumanCheck, HumanCheckContext>({ adapters: [altcha] });
