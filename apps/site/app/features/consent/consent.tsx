import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/drawing/idle.ts';
import { late, Nothing } from '../../platform/drawing/late.tsx';
import { useSite } from '../../platform/page/site-data.ts';

const Bar = late(
  () => import('./consent-bar.tsx'),
  (file) => file.ConsentBar,
  Nothing,
);

/** Where the brand counts visits at all; asked when the page has nothing better to do. */
export const Consent = () => {
  const { analytics } = useSite().skin;
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return analytics.enabled && idle ? (
    <Suspense>
      <Bar />
    </Suspense>
  ) : null;
};
