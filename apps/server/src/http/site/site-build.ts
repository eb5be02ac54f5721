/** The players' site as built by React Router. Loaded by path at run time; nothing of it is compiled in here. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** Renders a page. `services`: context of the site's loaders. */
export type DrawPage = (request: Request, services: unknown) => Promise<Response>;

/** Renders the error document, in a brand's colours if known. */
export type DrawTrouble = (nonce: string, skin?: unknown) => string;

export interface Site {
  readonly draw: DrawPage;
  readonly drawTrouble: DrawTrouble;
}

interface SiteEntry {
  /** Created by the site, so that both use the same object. */
  readonly servicesContext: RouterContext;
  readonly drawTrouble: DrawTrouble;
}

/** Undefined if the site has not been built. */
export const loadSite = async (path: string): Promise<Site | undefined> => {
  if (!existsSync(path)) return undefined;
  const build = (await import(pathToFileURL(path).href)) as ServerBuild;
  const { servicesContext, drawTrouble } = build.entry.module as unknown as SiteEntry;
  if (servicesContext === undefined) throw new Error(`${path} does not export servicesContext from its server entry`);
  const handle = createRequestHandler(build, 'production');
  const draw: DrawPage = (request, services) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    return handle(request, context);
  };
  return { draw, drawTrouble };
};
