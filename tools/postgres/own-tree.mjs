/** Gives a folder and all that is in it to the account that runs PostgreSQL. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ownedByServer } from './base-copy.mjs';

/** @param {string} folder */
export const ownTree = (folder) => {
  ownedByServer(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    ownedByServer(path.join(entry.parentPath, entry.name));
};
