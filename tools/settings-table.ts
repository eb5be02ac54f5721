/** `npx tsx tools/settings-table.ts`: what the outside parties declare, written into the README and for the start. */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  namesFile,
  readmeFile,
  signerNamesFile,
  signerVariableNames,
  variableNames,
  withTable,
} from './parts/settings-table.ts';

writeFileSync(readmeFile, withTable(readFileSync(readmeFile, 'utf8')));
writeFileSync(namesFile, `${JSON.stringify(variableNames, null, 2)}\n`);
writeFileSync(signerNamesFile, `[${signerVariableNames.map((name) => `"${name}"`).join(', ')}]\n`);
