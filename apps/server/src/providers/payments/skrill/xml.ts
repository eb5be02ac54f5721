/**
 * Reads the few documents of Skrill's automated payments: elements with a text or with elements, and nothing else. What a document may
 * contain beyond that (attributes, a document type, entities of its own, comments) is not read around but refused. Pure.
 */

/** A text, or elements by their name, none of them twice. */
export type XmlValue = string | XmlElements;
export interface XmlElements {
  readonly [name: string]: XmlValue;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const textOf = (raw: string): string | undefined => {
  const text = raw.replaceAll(/&(\w{1,8});/g, (all, name: string) => entities[name] ?? all);
  const unread = raw.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, '').includes('&');
  return unread ? undefined : text;
};

const mostDepth = 8;

interface Read {
  readonly name: string;
  readonly value: XmlValue;
  /** What follows its end. */
  readonly rest: string;
}

const readContent = (from: string, depth: number): { readonly value: XmlValue; readonly rest: string } | undefined => {
  const elements: Record<string, XmlValue> = Object.create(null) as Record<string, XmlValue>;
  let rest = from;
  for (let child = readElement(rest, depth + 1); child !== undefined; child = readElement(rest, depth + 1)) {
    if (child.name in elements) return undefined;
    elements[child.name] = child.value;
    rest = child.rest;
  }
  if (Object.keys(elements).length > 0) return { value: elements, rest: rest.trimStart() };
  const end = from.indexOf('<');
  const text = end < 0 ? undefined : textOf(from.slice(0, end).trim());
  return text === undefined ? undefined : { value: text, rest: from.slice(end) };
};

/** Undefined if the text does not start with a complete element. */
const readElement = (from: string, depth: number): Read | undefined => {
  const [all, name = '', isEmpty] = /^\s*<([A-Za-z][\w-]{0,63})\s*(\/)?>/.exec(from) ?? [];
  if (all === undefined || depth > mostDepth) return undefined;
  const after = from.slice(all.length);
  if (isEmpty !== undefined) return { name, value: '', rest: after };
  const content = readContent(after, depth);
  const [end] = content === undefined ? [] : (/^<\/([\w-]+)\s*>/.exec(content.rest) ?? []);
  if (content === undefined || end === undefined || !end.startsWith(`</${name}`)) return undefined;
  return end.slice(2, -1).trim() === name
    ? { name, value: content.value, rest: content.rest.slice(end.length) }
    : undefined;
};

/** The content of the one root element of this name. */
export const readXml = (document: string, root: string): XmlValue | undefined => {
  const body = document.replace(/^\uFEFF?\s*<\?xml [^<>?]{0,200}\?>/, '');
  const read = readElement(body, 0);
  return read?.name === root && read.rest.trim() === '' ? read.value : undefined;
};
