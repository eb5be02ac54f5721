/** What the product is made of, as CycloneDX: from the lock file alone, so that two people get the same bytes. */
import { createHash } from 'node:crypto';

interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
}

export interface LockFile {
  readonly name: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, LockEntry>>;
}

const nested = 'node_modules/';

/** A package's name follows from its path, unless it is an alias. */
const nameOf = (place: string, { name }: LockEntry): string =>
  name ?? place.slice(place.lastIndexOf(nested) + nested.length);

const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

const hashesOf = (integrity: string | undefined) => {
  const [, content] = /^sha512-(\S+)/.exec(integrity ?? '') ?? [];
  return content === undefined
    ? {}
    : { hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] };
};

/** A single licence has an id, a choice is an expression. */
const licencesOf = (licence: string | undefined) => {
  if (licence === undefined) return {};
  return {
    licenses: [
      /^[\w.+-]+$/.test(licence) ? { license: { name: licence } } : { expression: licence.replace(/^\((.*)\)$/, '$1') },
    ],
  };
};

const componentOf = ([place, entry]: readonly [string, LockEntry]) => {
  const [name, version] = [nameOf(place, entry), entry.version ?? ''];
  const purl = purlOf(name, version);
  return {
    type: 'library',
    'bom-ref': purl,
    ...{ name, version, purl, scope: entry.optional === true ? 'optional' : 'required' },
    ...hashesOf(entry.integrity),
    ...licencesOf(entry.license),
  };
};

/** A name for these very parts: the same parts have the same. */
const serialOf = (refs: readonly string[]): string => {
  const hex = createHash('sha256').update(refs.join('\n')).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Packages that run in production, without build and test dependencies. */
export const billOfMaterials = ({ name, version, packages }: LockFile) => {
  const running = Object.entries(packages).filter(
    ([place, entry]) => place.includes(nested) && entry.link !== true && entry.dev !== true,
  );
  const byRef = new Map(running.map(componentOf).map((component) => [component['bom-ref'], component]));
  const components = [...byRef.values()].toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
  const purl = purlOf(name, version);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: serialOf([purl, ...components.map((component) => component['bom-ref'])]),
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': purl, name, version, purl } },
    components,
  };
};
