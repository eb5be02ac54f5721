/** Log files of processes, with limited size. */
import { closeSync, copyFileSync, existsSync, openSync, readSync, statSync, truncateSync } from 'node:fs';

const largestBytes = 20 * 1024 * 1024;
const tailBytes = 16 * 1024;

/**
 * Keeps one older part beside the file. The process goes on writing into the same file.
 * @param {string} file
 */
export const rotate = (file) => {
  if (!existsSync(file) || statSync(file).size < largestBytes) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
};

const textFrom = (/** @type {string} */ file, /** @type {number} */ offset) => {
  const end = statSync(file).size;
  const begin = Math.max(offset, end - tailBytes);
  const buffer = Buffer.alloc(Math.max(0, end - begin));
  const descriptor = openSync(file, 'r');
  readSync(descriptor, buffer, 0, buffer.length, begin);
  closeSync(descriptor);
  return buffer.toString('utf8');
};

const plain = (/** @type {string} */ line) => {
  if (!line.startsWith('{')) return line;
  try {
    const { msg, message, err } = JSON.parse(line);
    return [msg ?? message, err?.message].filter((text) => typeof text === 'string').join(': ');
  } catch {
    return line;
  }
};

/**
 * The last thing a process said before it ended: a sentence of its own rather than a frame of a stack.
 * @param {string} file
 * @param {number} offset where its output begins
 */
export const lastWords = (file, offset) => {
  const lines = textFrom(file, offset)
    .split('\n')
    .map((line) => plain(line.trim()))
    .filter((line) => line !== '' && !/^(at |Node\.js v|\^|[{}])/.test(line));
  // The stack is followed by the error's properties; its message is more useful.
  return lines.findLast((line) => /^\w*Error(:| \[)/.test(line)) ?? lines.at(-1) ?? 'it said nothing';
};
