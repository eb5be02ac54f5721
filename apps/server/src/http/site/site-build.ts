/** The players' site as React Router built it, once per language. It is loaded by its path at run time; nothing of it is compiled in here. */
import { languages, type Language } from '@carmine/money';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router';
import { languageFolder } from './language-folder.ts';

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

/** Nothing when the site has not been built. */
const loadBuild = async (file: string): Promise<Site | undefined> => {
  if (!existsSync(file)) return undefined;
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const { servicesContext, drawTrouble } = build.entry.module as unknown as SiteEntry;
  if (servicesContext === undefined) throw new Error(`${file} does not export servicesContext from its server entry`);
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
      const file = path.join(languageFolder(folder, language), 'server', 'index.js');
      return [language, await loadBuild(file)] as const;
    }),
  );
  return new Map(found.flatMap(([language, site]) => (site === undefined ? [] : [[language, site] as const])));
};
