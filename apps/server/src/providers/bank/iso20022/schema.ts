/** Parses and validates the bank's files with the published schemas. The parser is loaded with the first file. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { XmlDocument, XsdValidator } from 'libxml2-wasm';

export type Format = 'pain.001.001.09' | 'pain.002.001.10';

export const namespaceOf = (format: Format): string => `urn:iso:std:iso:20022:tech:xsd:${format}`;

/** Beside this file in the sources; the bundle in dist/ reads the same files. */
const schemaFile = (format: Format): string => {
  const beside = fileURLToPath(new URL(`./schemas/${format}.xsd`, import.meta.url));
  return existsSync(beside)
    ? beside
    : fileURLToPath(new URL(`../src/providers/bank/iso20022/schemas/${format}.xsd`, import.meta.url));
};

const validators = new Map<Format, Promise<XsdValidator>>();

const validatorOf = (format: Format): Promise<XsdValidator> => {
  const made =
    validators.get(format) ??
    import('libxml2-wasm').then((xml) => {
      const schema = xml.XmlDocument.fromBuffer(readFileSync(schemaFile(format)));
      return xml.XsdValidator.fromDoc(schema);
    });
  validators.set(format, made);
  return made;
};

export type Validated<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly detail: string };

/** Messages of the parser may repeat values of the file; only the place is passed on. */
const placeOf = (error: unknown): string => {
  const line = (error as { details?: readonly { line?: number }[] }).details?.[0]?.line;
  return line === undefined ? 'not XML' : `line ${line}`;
};

/** Never resolves entities: a document type is refused before anything is parsed. */
export const withDocument = async <T>(
  format: Format,
  bytes: Buffer,
  read: (document: XmlDocument) => T,
): Promise<Validated<T>> => {
  if (/<!(DOCTYPE|ENTITY)/i.test(bytes.toString('latin1')) || bytes.includes(0))
    return { ok: false, detail: 'document type' };
  const [xml, validator] = await Promise.all([import('libxml2-wasm'), validatorOf(format)]);
  let document: XmlDocument | undefined;
  try {
    document = xml.XmlDocument.fromBuffer(bytes);
    validator.validate(document);
    return { ok: true, value: read(document) };
  } catch (error) {
    if (error instanceof xml.XmlLibError) return { ok: false, detail: placeOf(error) };
    throw error;
  } finally {
    document?.dispose();
  }
};
