/** `npx tsx tools/settings-table.ts`: writes the variables that outside parties declare into the README and for `npm start`. */
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
