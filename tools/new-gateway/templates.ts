/** The files of a new gateway: complete down to the suite it passes, so that every later change starts from green. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface NewGateway {
  /** The word in its addresses, and the name of its folders. */
  readonly path: string;
  /** As players read it. */
  readonly name: string;
}

interface GatewayFile {
  readonly file: string;
  readonly text: string;
}

export const adapters = 'apps/server/src/providers/payments';
export const sandboxes = 'apps/sandbox/src';

const homes = { adapter: adapters, sandbox: sandboxes } as const;

/** `lantern-pay` is `LANTERN_PAY` in lists and variables. */
const spellings = ({ path: word, name }: NewGateway): Readonly<Record<string, string>> => ({
  ...{ path: word, name },
  code: word.toUpperCase().replaceAll('-', '_'),
  quoted: name.replace(/'/g, "\\'"),
});

export const gatewayFiles = (gateway: NewGateway): GatewayFile[] => {
  const spelled = spellings(gateway);
  const fill = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (_found, key: string) => spelled[key] ?? '');
  return Object.entries(homes).flatMap(([side, home]) => {
    const folder = path.join(import.meta.dirname, 'files', side);
    return readdirSync(folder).map((name) => ({
      file: `${home}/${gateway.path}/${name.replace(/\.txt$/, '').replace(/^suite/, gateway.path)}`,
      text: fill(readFileSync(path.join(folder, name), 'utf8')),
    }));
  });
};
