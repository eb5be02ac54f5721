/** Words of Ethereum's machine to its bytes, because no compiler is part of this project. */

const codes: Readonly<Record<string, number>> = {
  ...{ add: 0x01, sub: 0x03, lt: 0x10, eq: 0x14, or: 0x17, shl: 0x1b, shr: 0x1c, caller: 0x33 },
  ...{ calldataload: 0x35, mstore: 0x52, sload: 0x54, sstore: 0x55, jumpi: 0x57, jumpdest: 0x5b, stop: 0x00 },
  ...{ dup1: 0x80, dup2: 0x81, swap1: 0x90, log3: 0xa3, return: 0xf3, revert: 0xfd },
};

/** `@name` pushes a place, `name:` is that place, `0x…` or a decimal number is pushed, everything else is an operation. */
export const assemble = (text: string): string => {
  const places = new Map<string, number>();
  const bytes: (number | string)[] = [];
  const push = (hex: string): void => {
    const even = hex.length % 2 === 0 ? hex : `0${hex}`;
    bytes.push(0x5f + even.length / 2, ...(even.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
  };
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const code = codes[word];
    if (code !== undefined) bytes.push(code);
    else if (word.endsWith(':')) {
      places.set(word.slice(0, -1), bytes.length);
      bytes.push(0x5b);
    } else if (word.startsWith('@')) bytes.push(0x61, word.slice(1), '');
    else if (word.startsWith('0x')) push(word.slice(2));
    else if (/^[0-9]+$/.test(word)) push(BigInt(word).toString(16));
    else throw new Error(`Not a word of the machine: ${word}`);
  }
  const placed = bytes.flatMap((byte) => {
    if (typeof byte === 'number') return [byte];
    const place = places.get(byte);
    return byte === '' ? [] : [(place ?? 0) >> 8, (place ?? 0) & 0xff];
  });
  return Buffer.from(placed).toString('hex');
};
