import type { Skin } from '@carmine/contract/content/skin';
import type { SiteConfig } from '@carmine/contract/static-lists';
import { useRouteLoaderData } from 'react-router';

export interface SiteData {
  readonly skin: Skin;
  readonly site: SiteConfig;
  readonly publicUrl: string;
}

/** The root loader's data, constant during a visit. */
export const useSite = (): SiteData => {
  const data = useRouteLoaderData<SiteData>('root');
  if (data === undefined) throw new Error('The root loader has not run');
  return data;
};

interface RouteMatch {
  readonly id: string;
  readonly loaderData?: unknown;
}

/** For `meta` functions, which have no hooks. */
export const siteOf = (matches: readonly (RouteMatch | undefined)[]): SiteData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined;
