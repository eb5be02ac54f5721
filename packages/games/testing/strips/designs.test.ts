/** What was asked for of each slot, and what its frozen maths came to. */
import { expect, it } from 'vitest';
import { approximate } from '../../src/rational.ts';
import { registry } from '../../src/registry.ts';
import type { SlotCounts } from '../../src/slots/counts/counted.ts';
import { tolerance, type Figures, type SlotToSearch, type Targets } from './search.ts';

interface Design {
  readonly start: object;
  readonly targets: Targets;
  readonly slot: SlotToSearch<object>;
}

const designs = import.meta.glob<Design>('../../src/*/testing/design.ts', { import: 'design' });
const counted = import.meta.glob<SlotCounts>('../../src/*/versions/*.counts.json', { import: 'default' });
const slots = registry.filter(({ catalogue }) => catalogue.category === 'slots');

/** Standard errors that a return which was counted may be off beside. */
const errors = 2;

it('every slot has a design that strips or weights can be looked for from', () => {
  expect(Object.keys(designs).toSorted()).toEqual(
    slots.map(({ id }) => `../../src/${id}/testing/design.ts`).toSorted(),
  );
});

it.each(slots)('$name is what was asked for, each figure within its tolerance', async (slot) => {
  const design = (await designs[`../../src/${slot.id}/testing/design.ts`]?.()) as Design;
  const counts = await counted[`../../src/${slot.id}/versions/${slot.version}.counts.json`]?.();
  const { rtp, hit, sd, se = 0 } = slot.rtpProof();
  // What a closed form says is without the highest win, as it is asked for.
  const figures: Partial<Figures> = {
    ...{ rtp: approximate(rtp), hit: approximate(hit), sd },
    ...(counts === undefined ? {} : { opened: counts.opened / counts.rounds }),
    ...design.slot.quick(slot.definition),
  };
  const isOff = (key: keyof Figures, target: number): boolean => {
    const allowed = target * tolerance[key] + (key === 'rtp' ? errors * se : 0);
    return !(Math.abs((figures[key] ?? NaN) - target) <= allowed);
  };
  const off = (Object.entries(design.targets) as [keyof Figures, number][]).filter(([key, target]) =>
    isOff(key, target),
  );
  expect({ off, figures }).toEqual({ off: [], figures });
  expect(Object.keys(design.targets)).toEqual(expect.arrayContaining(['hit', 'sd']));
});
