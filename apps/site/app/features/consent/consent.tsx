import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/idle.ts';
import { useSite } from '../../platform/site-data.ts';

const Bar = lazy(() => import('./consent-bar.tsx').then((m) => ({ default: m.ConsentBar })));

/** Where the brand counts visits at all; asked when the page has nothing better to do. */
export const Consent = () => {
  const { analytics } = useSite().skin;
  const [awake, setAwake] = useState(false);
  useEffect(() => whenIdle(() => setAwake(true)), []);
  return analytics.enabled && awake ? (
    <Suspense>
      <Bar />
    </Suspense>
  ) : null;
};
