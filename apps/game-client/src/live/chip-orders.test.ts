/** Own chips: what was pressed for a round is in that round or in none, whatever an answer waits for. */
import { afterEach, expect, it, vi } from 'vitest';
import { openLiveTable } from './test-live-table.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Calls wait while it is held. */
const gate = () => {
  let open: () => void = () => undefined;
  let held: Promise<void> | undefined;
  return {
    before: () => held,
    hold: () => {
      held = new Promise((resolve) => (open = resolve));
    },
    letGo: () => {
      held = undefined;
      open();
    },
  };
};
const openWheel = async () => {
  const answers = gate();
  const table = await openLiveTable('fortune-wheel-50', {}, { before: answers.before });
  const { chips } = table.controller.live() ?? {};
  if (chips === undefined) throw new Error('No chips here');
  return { ...table, chips, answers };
};

it('presses in quick succession are one bet', async () => {
  const { chips, orders, live, close } = await openWheel();
  for (const spot of ['1', '3']) chips.place({ [spot]: 1 });
  await vi.waitFor(() => expect(live().live.own).toHaveLength(1));
  expect(orders('')).toHaveLength(1);
  expect(live().live.own[0]?.chips).toEqual({ '1': 1, '3': 1 });
  close();
});

it('chips that waited behind another bet until the next round are not placed in it, and the player is told', async () => {
  const { chips, answers, orders, opens, live, state, close } = await openWheel();
  answers.hold();
  chips.place({ '1': 1 });
  await vi.waitFor(() => expect(orders('')).toHaveLength(1));
  // Sent at once, and so in the queue behind it.
  chips.double();
  expect(live().live.waiting).toEqual({ '1': 2 });
  await opens('lrd_next');
  expect(state().notice).toBeUndefined();
  answers.letGo();
  await vi.waitFor(() => expect(state().notice).toMatchObject({ code: 'round_closed' }));
  chips.place({ '1': 2 });
  await vi.waitFor(() => expect(live().live.own).toHaveLength(1));
  expect(orders('')).toHaveLength(2);
  expect(live().live).toMatchObject({ own: [{ chips: { '1': 2 } }], waiting: {} });
  expect(state().balance).toBe(10_000n - 3n * state().stake);
  close();
});

it('an undo that waited until the next round takes nothing of that one back', async () => {
  const { chips, answers, orders, opens, live, close } = await openWheel();
  chips.place({ '1': 1 });
  await vi.waitFor(() => expect(live().live.own).toHaveLength(1));
  answers.hold();
  chips.place({ '3': 1 });
  await vi.waitFor(() => expect(orders('')).toHaveLength(2));
  chips.undo();
  chips.clear();
  await opens('lrd_next');
  chips.place({ '7': 1 });
  answers.letGo();
  await vi.waitFor(() => expect(live().live.own).toHaveLength(1));
  expect(orders('/\\w+/undo')).toEqual([]);
  expect(live().live.own[0]?.chips).toEqual({ '7': 1 });
  close();
});
