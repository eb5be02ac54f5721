/** Player data in lists and on pages before anything is unmasked. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { maskEmail } from '../mask.ts';
import type { BackOfficeService } from '../service.ts';

/** Replaces every personal value of an erased player. */
export const nothing = '–';

/** Undefined for an unknown id. `head`: what lists show. */
export const readPlayer = async ({ modules, http: { ids } }: BackOfficeService, playerId: PlayerId) => {
  const { identity, ownData, wallet } = modules;
  const [profile, accountStatus, gate] = await Promise.all([
    identity.profile(playerId),
    identity.accountStatus(playerId),
    wallet.gate(playerId),
  ]);
  if (accountStatus === undefined) return undefined;
  const isBreakOver = gate?.protectionUntil !== undefined && gate.protectionUntil <= new Date();
  const account = {
    id: ids.encode('usr', playerId),
    status: accountStatus.status,
    protectionStatus: isBreakOver ? ('active' as const) : (gate?.protectionStatus ?? 'active'),
    protectionUntil: isBreakOver ? null : (gate?.protectionUntil?.toISOString() ?? null),
    createdAt: accountStatus.createdAt.toISOString(),
  };
  if (profile === undefined) {
    const erasure = await ownData.erasure(playerId);
    const erased = { at: erasure?.erasedAt?.toISOString() ?? null };
    return { profile, accountStatus, head: { ...account, name: nothing, email: nothing, country: null, erased } };
  }
  const head = {
    ...account,
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    email: maskEmail(profile.email),
    country: profile.userDetails.country,
    erased: null,
  };
  return { profile, accountStatus, head };
};
