/** The players' site as React Router built it. It is loaded by its path at run time; nothing of it is compiled in here. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** Draws one page. `services` is what the site's loaders find in their context. */
export type DrawPage = (request: Request, services: unknown) => Promise<Response>;

interface SiteEntry {
  /** Made by the site, so that both programs hold the same object. */
  readonly servicesContext: RouterContext;
}

/** Nothing when the site has not been built. */
export const loadSite = async (path: string): Promise<DrawPage | undefined> => {
  if (!existsSync(path)) return undefined;
  const build = (await import(pathToFileURL(path).href)) as ServerBuild;
  const { servicesContext } = build.entry.module as unknown as SiteEntry;
  if (servicesContext === undefined) throw new Error(`${path} does not export servicesContext from its server entry`);
  const handle = createRequestHandler(build, 'production');
  return (request, services) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    return handle(request, context);
  };
};
