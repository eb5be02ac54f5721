import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { late, Nothing } from '../platform/drawing/late.tsx';
import { limitsOffer } from '../platform/kept/limits-offer.ts';
import { useSession } from '../queries/session.ts';

const Offer = late(
  () => import('../features/limits/limits-offer.tsx'),
  (file) => file.LimitsOffer,
  Nothing,
);

/** Above the page after registration, until it is answered. */
export const LimitsOfferSlot = () => {
  const signedIn = useSession() !== null;
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(false);
  useEffect(() => setWanted(signedIn && limitsOffer.isWanted()), [signedIn]);
  // Where all limits are, they are not offered once more.
  if (!wanted || pathname === '/profile/limits') return null;
  return (
    <Suspense fallback={null}>
      <Offer
        onDone={() => {
          limitsOffer.done();
          setWanted(false);
        }}
      />
    </Suspense>
  );
};
