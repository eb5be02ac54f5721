import { Suspense, useEffect, useState } from 'react';
import { late, Nothing } from '../../platform/drawing/late.tsx';
import { useEnded } from '../../queries/protection.ts';
import { useSession } from '../../queries/session.ts';

const LockedOut = late(
  () => import('../../features/session/locked-out.tsx'),
  (file) => file.LockedOut,
  Nothing,
);

/** Above every page: explains that the session was ended by a lock, or elsewhere. */
export const LockedOutSlot = () => {
  const ended = useEnded();
  const signedIn = useSession() !== null;
  const [shown, setShown] = useState<typeof ended>();
  useEffect(() => setShown(signedIn ? undefined : ended), [ended, signedIn]);
  if (shown === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LockedOut why={shown} />
    </Suspense>
  );
};
