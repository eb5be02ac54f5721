import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GatewayHealth } from './gateway-health.tsx';

afterEach(cleanup);

const healthy = {
  ...{ isDown: false, answeredAt: '2026-11-27T10:00:00.000Z', failingSince: null, failure: null },
  ...{ ended: 40, credited: 38, daySeconds: 45 },
};
const textOf = (health: Parameters<typeof GatewayHealth>[0]['health']): string =>
  render(<GatewayHealth health={health} />).container.textContent;

test('says how a gateway’s deposits of the day went, and when it last answered', () => {
  expect(textOf(healthy)).toBe(
    'Answering Last answer 2026-11-27 10:00:0038 of 40 deposits credited in 24 hours. Half of them within 45 seconds',
  );
});

test('says since when a gateway is down and why, and that players are not offered it', () => {
  const text = textOf({
    ...{ isDown: true, answeredAt: null, failingSince: '2026-11-27T10:00:00.000Z', failure: 'answer_invalid' },
    ...{ ended: 0, credited: 0, daySeconds: null },
  });
  expect(text).toContain('Down Since 2026-11-27 10:00:00. It has never answered');
  expect(text).toContain('Not offered to players until it answers again.');
  expect(text).toContain('Last failure: answer invalid');
  expect(text).toContain('No deposits in 24 hours');
});

test('a gateway that was never called has no health yet', () => {
  expect(textOf(null)).toBe('Not called yet');
});
