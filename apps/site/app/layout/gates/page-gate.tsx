import type { IpLocation } from '@carmine/contract/content/ip-service';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { late, Nothing } from '../../platform/drawing/late.tsx';
import { isOpenEverywhere } from '../../platform/page/open-pages.ts';
import { locationQuery, restrictedCountriesQuery } from '../../queries/location.ts';
import { texts } from '../../texts/texts.ts';
import { Blocked } from '../blocked.ts';

/** Lazy: few see it. */
const BlockedView = late(
  () => import('./blocked-view.tsx'),
  (file) => file.BlockedView,
  Nothing,
);

/** Restricted according to the server, or to the list. */
export const isBlocked = (
  location: Pick<IpLocation, 'isoCode' | 'restricted'>,
  list: readonly { readonly code: string }[] | undefined,
): boolean => location.restricted || (list ?? []).some(({ code }) => code === location.isoCode);

/** The page, or the blocked view, except for withdrawals and public pages; nothing while the country is being requested. */
export const PageGate = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const { data: location, isPending } = useQuery(locationQuery());
  const list = useQuery({ ...restrictedCountriesQuery(), enabled: location !== undefined }).data;
  if (location === undefined) {
    return isPending ? <div className="gate-empty" aria-label={texts.gate.waiting} role="status" /> : children;
  }
  const blocked = isBlocked(location, list);
  const view = (
    <Suspense>
      <BlockedView location={location} />
    </Suspense>
  );
  return <Blocked value={blocked}>{blocked && !isOpenEverywhere(pathname) ? view : children}</Blocked>;
};
