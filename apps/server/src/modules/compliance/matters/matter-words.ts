/** What operators say of a matter, kept under its player's key. */
import type { Identity } from '../../identity/index.ts';
import type { Matter } from './matter.ts';
import type { MatterRow } from './matter-store.ts';

interface WordsDeps {
  readonly identity: Pick<Identity, 'vault'>;
}

export interface MatterView extends Matter {
  /** The operators' words; nothing for an erased player. */
  readonly reason: string | undefined;
  readonly agreement: string | undefined;
}

const field = { reason: 'matter-reason', agreement: 'matter-agreement' } as const;

interface Said {
  readonly bytes: Buffer;
  readonly erased: boolean;
}

/** An erased player has no key: what was said stands in the audit log alone, and only a debt is left to be decided about. */
export const sealText = async (
  { identity }: WordsDeps,
  { playerId, kind }: Pick<Matter, 'playerId' | 'kind'>,
  name: keyof typeof field,
  text: string,
): Promise<Said | undefined> => {
  const sealed = await identity.vault.seal(playerId, [{ field: field[name], bytes: Buffer.from(text) }]);
  if (sealed?.[0] !== undefined) return { bytes: sealed[0], erased: false };
  return kind === 'write_off_debt' ? { bytes: Buffer.alloc(0), erased: true } : undefined;
};

export const viewOf =
  ({ identity }: WordsDeps) =>
  async ({ reasonSealed, agreementSealed, ...matter }: MatterRow): Promise<MatterView> => {
    const open = async (name: keyof typeof field, sealed: Buffer | null) =>
      sealed === null
        ? undefined
        : (await identity.vault.open(matter.playerId, [{ field: field[name], sealed }]))?.[0]?.toString();
    return {
      ...matter,
      reason: await open('reason', reasonSealed),
      agreement: await open('agreement', agreementSealed),
    };
  };
