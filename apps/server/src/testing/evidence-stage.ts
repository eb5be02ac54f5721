/** What disputes require of other modules, without their accounts: sealing that shows a wrong field, files in memory. */
import { createHash } from 'node:crypto';
import type { DisputeDeps } from '../modules/payments/index.ts';
import { systemRandom } from '../platform/secrets/random.ts';

const mark = (field: string): Buffer => createHash('sha256').update(field).digest();

export const evidenceStage = (): Pick<DisputeDeps, 'random' | 'vault' | 'files' | 'checkEvidence' | 'facts'> => {
  const files = new Map<string, Buffer>();
  return {
    random: systemRandom,
    vault: {
      seal: async (_player, values) => values.map(({ field, bytes }) => Buffer.concat([mark(field), bytes])),
      open: async (_player, values) =>
        values.map(({ field, sealed }) => {
          if (!sealed.subarray(0, 32).equals(mark(field))) throw new Error('sealed for another place');
          return sealed.subarray(32);
        }),
    },
    files: {
      write: async (name, bytes) => void files.set(name, bytes),
      read: async (name) => files.get(name),
      remove: async (name) => void files.delete(name),
      olderThan: async () => [...files.keys()],
    },
    checkEvidence: async ({ name, bytes }) => ({
      ...{ ok: true, name, type: 'application/pdf', bytes, contentHash: mark(name) },
    }),
    facts: {
      signIns: async () => [{ at: new Date(0), ip: '192.0.2.7', country: 'MT', device: 'Firefox' }],
      verification: async () => [{ kind: 'identity', status: 'verified', decidedAt: new Date(0) }],
    },
  };
};
