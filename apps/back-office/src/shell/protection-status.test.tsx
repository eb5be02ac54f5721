import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProtectionStatus } from './protection-status.tsx';

afterEach(cleanup);

test('a player on a break is nowhere called active, and it says until when', () => {
  const { rerender } = render(<ProtectionStatus status="cool_off" until="2026-11-25T00:57:00.000Z" />);
  expect(document.body.textContent).toBe('On a cool-off until 2026-11-25 00:57:00 UTC');
  rerender(<ProtectionStatus status="excluded" until={null} />);
  expect(document.body.textContent).toBe('Self-excluded permanently');
  rerender(<ProtectionStatus status="locked" until={null} />);
  expect(document.body.textContent).toBe('Locked by us');
  rerender(<ProtectionStatus status="active" until={null} />);
  expect(screen.getByText('active')).toBeDefined();
});
