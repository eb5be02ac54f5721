/** Wires up disputes with the storage of evidence and with what other modules know about a player. */
import { checkDocument, type Verification } from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { createDisputes, type CheckEvidence, type DisputeDeps, type Disputes } from '../modules/payments/index.ts';
import { deriveKey } from '../platform/secrets/derive-key.ts';
import type { Platform } from '../platform/platform.ts';
import { redrawPicture } from '../providers/documents/redraw.ts';
import { documents } from '../providers/documents/registry.ts';
import { surroundingsOf } from './surroundings.ts';

interface Neighbours {
  readonly identity: Pick<Identity, 'vault' | 'ownRecords'>;
  readonly verification: Pick<Verification, 'state'>;
}

type Outside = 'random' | 'vault' | 'files' | 'checkEvidence' | 'facts';

export const evidenceCheck = (hashKey: Buffer): CheckEvidence => {
  const check = checkDocument({ redraw: redrawPicture, hashKey });
  return async ({ name, bytes }) => {
    // The side of a document does not matter here.
    const checked = await check({ side: 'front', name, bytes });
    return checked.ok ? { ok: true, ...checked.document } : { ok: false, reason: checked.reason };
  };
};

const verificationKinds = ['identity', 'bill', 'funds'] as const;

export const composeDisputes = (
  platform: Platform,
  { identity, verification }: Neighbours,
  shared: Omit<DisputeDeps, Outside>,
): Disputes => {
  const { config, random } = platform;
  return createDisputes({
    ...{ ...shared, random, vault: identity.vault },
    files: documents.open({ ...surroundingsOf(platform), db: platform.db, dataDir: config.dataDir, shelf: 'evidence' }),
    checkEvidence: evidenceCheck(deriveKey(config.pepper, 'evidence:content-hash')),
    facts: {
      signIns: async (playerId) =>
        (await identity.ownRecords(playerId)).sessions
          .slice(0, 100)
          .map(({ createdAt, ip, country, userAgent }) => ({ at: createdAt, ip, country, device: userAgent })),
      verification: (playerId) =>
        Promise.all(
          verificationKinds.map(async (kind) => {
            const { status, decidedAt } = await verification.state(playerId, kind);
            return { kind, status, decidedAt };
          }),
        ),
    },
  });
};
