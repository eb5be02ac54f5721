/**
 * `node tools/complete-lock.mjs`: adds to package-lock.json the optional platform packages that npm omits if the
 * configured registry does not have them. Without them `npm ci` reports the lock file as out of date. Run it after every
 * change of a dependency; `--check` only checks.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   resolved?: string, link?: boolean, optionalDependencies?: Record<string, string> }} Entry */

const file = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'package-lock.json');

const systems = ['darwin', 'android', 'freebsd', 'openharmony', 'netbsd', 'openbsd', 'sunos', 'aix'];
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el'];

const platformOf = (/** @type {string} */ name) => {
  const windows = /win32|windows/.test(name);
  const libc = name.includes('musl') ? ['musl'] : name.includes('gnu') && !windows ? ['glibc'] : undefined;
  return {
    cpu: [processors.find((processor) => name.includes(processor)) ?? 'arm'],
    ...(libc === undefined ? {} : { libc }),
    optional: true,
    os: [windows ? 'win32' : (systems.find((system) => name.includes(system)) ?? 'linux')],
  };
};

/** All places where Node would look for `name` from the package at `from`. */
const homesOf = (/** @type {string} */ from, /** @type {string} */ name) => {
  const homes = [`${from === '' ? '' : `${from}/`}node_modules/${name}`];
  for (let at = from; at !== '';) {
    const up = at.lastIndexOf('/node_modules/');
    at = up < 0 ? '' : at.slice(0, up);
    homes.push(`${at === '' ? '' : `${at}/`}node_modules/${name}`);
  }
  return homes;
};

/**
 * The entries that are missing, by their place in the lock file.
 * @param {Record<string, Entry>} packages
 */
export const missingEntries = (packages) => {
  /** @type {Record<string, Entry>} */
  const missing = {};
  for (const [from, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const known = homesOf(from, name).some((home) => packages[home] !== undefined || missing[home] !== undefined);
      if (known || !/^\d/.test(version)) continue;
      missing[`node_modules/${name}`] = { version, ...(entry.dev === true ? { dev: true } : {}), ...platformOf(name) };
    }
  }
  return missing;
};

/**
 * Places that name where a package was downloaded from: they would tie the project to one registry.
 * @param {Record<string, Entry>} packages
 */
export const addresses = (packages) =>
  Object.entries(packages)
    .filter(([, entry]) => entry.resolved !== undefined && entry.link !== true)
    .map(([place]) => place);

const run = () => {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock.packages);
  const named = addresses(lock.packages);
  const count = Object.keys(missing).length;
  if (process.argv.includes('--check')) {
    if (count > 0) process.stdout.write(`${count} optional packages are missing: run node tools/complete-lock.mjs\n`);
    if (named.length > 0) process.stdout.write(`${named.length} entries name a registry, the first is ${named[0]}\n`);
    process.exitCode = count + named.length > 0 ? 1 : 0;
    return;
  }
  const sorted = Object.entries({ ...lock.packages, ...missing }).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  for (const [, entry] of sorted) if (entry.link !== true) delete entry.resolved;
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  process.stdout.write(`${count} entries added, ${named.length} addresses removed\n`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) run();
