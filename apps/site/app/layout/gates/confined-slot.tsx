import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { late, Nothing } from '../../platform/drawing/late.tsx';
import { closedPath, useIsConfined } from '../../queries/protection.ts';

const ConfinedBar = late(
  () => import('../../features/account-closed/confined-bar.tsx'),
  (file) => file.ConfinedBar,
  Nothing,
);

/** Above pages of players who may only withdraw, which otherwise look like a visitor's. */
export const ConfinedSlot = () => {
  const confined = useIsConfined();
  const { pathname } = useLocation();
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(confined), [confined]);
  if (!shown || pathname === closedPath) return null;
  return (
    <Suspense fallback={null}>
      <ConfinedBar />
    </Suspense>
  );
};
