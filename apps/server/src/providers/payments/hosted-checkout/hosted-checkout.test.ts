/** The whole suite for one gateway of each dialect, its core for every other one. */
import { expect, test } from 'vitest';
import { describeGateway, describeGatewayCore } from '../conformance.ts';
import { gateways } from '../registry.ts';
import { isHosted } from './define-hosted-gateway.ts';
import { dialects } from './dialects.ts';
import { subjectOf } from './testing/subject.ts';

const hosted = gateways.filter(isHosted);
const representatives = Object.keys(dialects).map((dialect) =>
  hosted.find(({ profile }) => profile.dialect === dialect && profile.returns === 'refunds and withdrawals'),
);

test('every dialect has a gateway that uses all of it', () => {
  expect(representatives).not.toContain(undefined);
});

for (const gateway of hosted) {
  const describeIt = representatives.includes(gateway) ? describeGateway : describeGatewayCore;
  describeIt(subjectOf(gateway));
}
