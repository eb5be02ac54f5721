/** `npx tsx tools/settings-table.ts`: writes the variables that the programs declare into the README, and those of outside parties and the signer for `npm start`. */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  namesFile,
  readmeFile,
  signerNamesFile,
  signerVariableNames,
  variableNames,
  withTables,
} from './parts/settings-table.ts';

writeFileSync(readmeFile, withTables(readFileSync(readmeFile, 'utf8')));
writeFileSync(namesFile, `${JSON.stringify(variableNames, null, 2)}\n`);
writeFileSync(signerNamesFile, `${JSON.stringify(signerVariableNames, null, 2)}\n`);
