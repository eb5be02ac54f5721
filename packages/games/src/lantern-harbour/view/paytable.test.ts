import { expect, it } from 'vitest';
import { info } from '../info.ts';
import { definition } from '../versions/1.ts';
import { paysOf } from '../../slots/stage/paytable.tsx';

it('the drawn pay table pays what the rows of the rules say', () => {
  const said = (name: string) =>
    paysOf(definition, name)
      .map(({ times }) => `${times}×`)
      .join(' / ');
  for (const [name, row] of [
    ['LN', 'Lantern or wild'],
    ['WI', 'Lantern or wild'],
    ['BT', 'Boat'],
    ['LH', 'Lighthouse'],
    ['KO', 'Koi'],
    ['MO', 'Moon'],
    ['A', 'A,'],
    ['K', 'K,'],
    ['Q', 'Q,'],
    ['J', 'J,'],
    ['T', '10,'],
    ['SC', 'Lotus'],
  ] as const)
    expect(info.paytable.find(({ name: title }) => title.startsWith(row))?.pays).toMatch(new RegExp(`^${said(name)}`));
  expect(definition.symbols).toHaveLength(12);
});
