/** `node tools/run.mjs sbom > sbom.json`: the bill of materials of all production packages, as CycloneDX 1.5. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials, type LockFile } from './parts/bill-of-materials.ts';

const lock = path.join(import.meta.dirname, '..', 'package-lock.json');
const bill = billOfMaterials(JSON.parse(readFileSync(lock, 'utf8')) as LockFile);
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
