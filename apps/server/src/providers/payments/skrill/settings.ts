/** Shapes of Skrill's settings that no other party has. */
import type { Shape } from '../../../platform/settings/variables.ts';

/** Skrill allows secret words and passwords of eight characters. */
const least = 8;

export const password: Shape<string> = {
  must: `have at least ${least} characters`,
  read: (text) => (text.length >= least ? text : undefined),
};

/** Several during a rotation. */
export const passwords: Shape<readonly string[]> = {
  must: `be words of at least ${least} characters, separated by commas`,
  read: (text) => {
    const words = text.split(',').map((word) => word.trim());
    return words.every((word) => word.length >= least) ? words : undefined;
  },
};

/** With a path, unlike an origin. */
export const httpsAddress: Shape<string> = {
  must: 'be an address such as https://pay.example.com',
  read: (text) => (/^https:\/\/[^/?#@\s]+(?:\/[^?#\s]*)?$/.test(text) ? text : undefined),
  example: 'https://pay.example.com',
};

export const email: Shape<string> = {
  must: 'be an email address',
  read: (text) => (/^[^@\s]{1,64}@[^@\s]{1,190}$/.test(text) ? text : undefined),
  example: 'payments@example.com',
};
