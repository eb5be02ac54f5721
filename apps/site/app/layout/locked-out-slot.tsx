import { Suspense, useEffect, useState } from 'react';
import { late, Nothing } from '../platform/late.tsx';
import { useIsLockedOut } from '../queries/protection.ts';

const LockedOut = late(
  () => import('../features/session/locked-out.tsx'),
  (file) => file.LockedOut,
  Nothing,
);

/** Above the page, whichever it is: who was signed out by a lock is told so where it happened. */
export const LockedOutSlot = () => {
  const lockedOut = useIsLockedOut();
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(lockedOut), [lockedOut]);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <LockedOut />
    </Suspense>
  );
};
