/**
 * A player's own bank account. Its holder is always the player's verified name: an account of somebody else is never paid. The IBAN is
 * stored sealed, and as a keyed hash, so that two players with one account are found.
 */
import { stepUpMs } from '@carmine/contract/settings';
import { createHmac } from 'node:crypto';
import { bankAccountSet } from '../../../platform/events/catalogue/payments.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { isAccountNeeded, readAccounts, replaceAccount, type AccountRow } from './account-store.ts';
import { maskIban, readAccount, type AccountDetails } from './bank-account.ts';
import type { BankDeps } from './deps.ts';

const field = 'bank-account';

/** Undefined once the player was erased. */
export const openAccount = async (
  { vault }: Pick<BankDeps, 'vault'>,
  { playerId, sealed }: Pick<AccountRow, 'playerId' | 'sealed'>,
): Promise<AccountDetails | undefined> => {
  if (sealed.length === 0) return undefined;
  const [bytes] = (await vault.open(playerId, [{ field, sealed }])) ?? [];
  return bytes && (JSON.parse(bytes.toString()) as AccountDetails);
};

/** The name on the checked document; undefined while there is none. */
export const holderOf = async (
  { identity }: Pick<BankDeps, 'identity'>,
  playerId: PlayerId,
): Promise<string | undefined> => {
  const profile = await identity.profile(playerId);
  return profile?.idVerification.verified === true ? `${profile.firstName} ${profile.lastName}`.trim() : undefined;
};

export interface OwnBankAccount {
  /** Null while the identity is not verified. */
  readonly holder: string | null;
  readonly account: {
    readonly maskedIban: string;
    readonly bic: string | null;
    readonly since: Date;
    /** The bank could not pay to it: another one is needed. */
    readonly refused: boolean;
  } | null;
  /** A withdrawal waits for it. */
  readonly needed: boolean;
}

export const readOwnAccount =
  (deps: Pick<BankDeps, 'db' | 'vault' | 'identity'>) =>
  async (playerId: PlayerId): Promise<OwnBankAccount> => {
    const [row, holder, needed] = await Promise.all([
      readAccounts(deps.db, [playerId]).then((rows) => rows.get(playerId)),
      holderOf(deps, playerId),
      isAccountNeeded(deps.db, playerId),
    ]);
    const details = row && (await openAccount(deps, row));
    const account =
      row === undefined || details === undefined
        ? null
        : {
            ...{ maskedIban: maskIban(details.iban), bic: details.bic ?? null },
            ...{ since: row.createdAt, refused: row.refusedAt !== null },
          };
    return { holder: holder ?? null, account, needed: needed && (account === null || account.refused) };
  };

export interface AccountWish {
  readonly playerId: PlayerId;
  readonly iban: string;
  readonly bic?: string | null | undefined;
  /** When the player last completed step-up. */
  readonly steppedUpAt: Date | null;
}

export type AccountSet =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'iban_invalid' | 'bic_invalid' | 'verification_required' | 'step_up_required' | 'not_found';
    };

export const setAccount =
  (deps: Pick<BankDeps, 'db' | 'vault' | 'identity' | 'clock' | 'ibanKey' | 'riskHold' | 'outbox'>) =>
  async ({ playerId, steppedUpAt, ...given }: AccountWish): Promise<AccountSet> => {
    const read = readAccount(given);
    if (!read.ok) return read;
    if ((await holderOf(deps, playerId)) === undefined) return { ok: false, reason: 'verification_required' };
    // Whoever finds an open session must not have the money sent elsewhere.
    if (steppedUpAt === null || steppedUpAt.getTime() < deps.clock.now().getTime() - stepUpMs)
      return { ok: false, reason: 'step_up_required' };
    const bytes = Buffer.from(JSON.stringify(read.details));
    const mark = createHmac('sha256', deps.ibanKey).update(read.details.iban).digest();
    const stored = await deps.db.transaction(async (sql) => {
      const [sealed] = (await deps.vault.seal(playerId, [{ field, bytes }], sql)) ?? [];
      if (sealed === undefined) return false;
      await replaceAccount(sql, { playerId, sealed, mark });
      // Mailed to the owner, who may not be the one who entered it.
      await deps.outbox.publish(sql, bankAccountSet, playerId.toString(), { playerId });
      return true;
    });
    if (!stored) return { ok: false, reason: 'not_found' };
    // Raises the flag of a shared account before anything is sent to it.
    await deps.riskHold?.(playerId);
    return { ok: true };
  };
