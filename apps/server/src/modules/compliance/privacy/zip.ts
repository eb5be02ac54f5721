/** A ZIP archive in memory: deflated entries, names in UTF-8, as APPNOTE 6.3 describes it. Sizes below 4 GB. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string;
  readonly bytes: Buffer;
}

const utf8Names = 0x0800;
const deflated = 8;

/** Days since 1980 and two-second steps, in UTC. */
const dosTime = (at: Date): { time: number; date: number } => ({
  time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
});

/** Fields common to the local and the central header. */
const commonHeader = (entry: ZipEntry, packed: Buffer, at: Date): Buffer => {
  const { time, date } = dosTime(at);
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(utf8Names, 2);
  header.writeUInt16LE(deflated, 4);
  header.writeUInt16LE(time, 6);
  header.writeUInt16LE(date, 8);
  header.writeUInt32LE(crc32(entry.bytes), 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(entry.bytes.length, 18);
  header.writeUInt16LE(Buffer.byteLength(entry.name), 22);
  return header;
};

export const createZip = (entries: readonly ZipEntry[], at: Date): Buffer => {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const packed = deflateRawSync(entry.bytes);
    const common = commonHeader(entry, packed, at);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, name]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    // Version made by 2.0, then the common header without its last two bytes, which the central header repeats.
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, rest, name]));
    body.push(local, packed);
    offset += local.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...body, central, end]);
};
