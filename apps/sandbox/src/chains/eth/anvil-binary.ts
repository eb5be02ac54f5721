/** Path of the local chain's binary; undefined on platforms without a build. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const systems: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'win32' };
const processors: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };

/** Directly from the platform's package, because its launcher would keep an additional process. */
export const findAnvil = (): string | undefined => {
  const [system, processor] = [systems[process.platform], processors[process.arch]];
  if (system === undefined || processor === undefined) return undefined;
  const require = createRequire(import.meta.url);
  try {
    const manifest = require.resolve(`@foundry-rs/anvil-${system}-${processor}/package.json`);
    const file = path.join(path.dirname(manifest), 'bin', system === 'win32' ? 'anvil.exe' : 'anvil');
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
};
