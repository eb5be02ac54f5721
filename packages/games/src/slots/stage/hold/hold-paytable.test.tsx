import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Paytable } from '../../../ember-vault/view/paytable.tsx';
import { definition } from '../../../ember-vault/versions/2.ts';

it('says of each coin how often it comes, in per cent', () => {
  const said = [...renderToStaticMarkup(<Paytable />).matchAll(/([\d.]+)% of all coins/gu)].map(([, share]) =>
    Number(share),
  );
  const { values } = definition.hold;
  const weights = values.reduce((sum, { weight }) => sum + weight, 0);
  expect(said).toEqual(values.map(({ weight }) => (weight * 100) / weights));
});
