/** The players' site as React Router built it, once per language. It is loaded by its path at run time; nothing of it is compiled in here. */
import { defaultLanguage, languages, type Language } from '@carmine/money';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** Draws one page. `services` is what the site's loaders find in their context. */
export type DrawPage = (request: Request, services: unknown) => Promise<Response>;

/** The document that stands where no page can be drawn, in a brand's colours where the brand is known. */
export type DrawTrouble = (nonce: string, skin?: unknown) => string;

export interface Site {
  readonly draw: DrawPage;
  readonly drawTrouble: DrawTrouble;
}

interface SiteEntry {
  /** Made by the site, so that both programs hold the same object. */
  readonly servicesContext: RouterContext;
  readonly drawTrouble: DrawTrouble;
}

/** Nothing when the site has not been built. */
const loadBuild = async (path: string): Promise<Site | undefined> => {
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

export type Sites = ReadonlyMap<Language, Site>;

/** Every language's build of a folder; nothing when the site has not been built. */
export const loadSites = async (folder: string): Promise<Sites> => {
  const found = await Promise.all(
    languages.map(async (language) => {
      const own = language === defaultLanguage ? folder : join(folder, language);
      return [language, await loadBuild(join(own, 'server', 'index.js'))] as const;
    }),
  );
  return new Map(found.flatMap(([language, site]) => (site === undefined ? [] : [[language, site] as const])));
};
