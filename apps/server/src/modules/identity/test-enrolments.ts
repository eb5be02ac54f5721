/** Players with a second factor, for tests. */
import { TOTP } from 'otpauth';
import { softwarePasskey } from '../../testing/software-passkey.ts';
import { alone, registered, type TestIdentity } from './test-identity.ts';

interface Stage {
  readonly identity: () => TestIdentity;
  readonly now: () => Date;
  readonly setNow: (time: Date) => void;
}

export const enrolments = ({ identity, now, setNow }: Stage) => ({
  /** Each further call returns a code of the next 30 seconds, because none works twice. */
  withTotp: async () => {
    const it = identity();
    const player = await registered(it);
    const begun = await it.identity.secondFactor.beginTotp(player.playerId);
    if (!begun.ok) throw new Error(begun.reason);
    const program = new TOTP({ secret: begun.secret });
    const code = () => program.generate({ timestamp: now().getTime() });
    const next = () => {
      setNow(new Date(now().getTime() + 30_000));
      return code();
    };
    const confirmed = await it.identity.secondFactor.confirmTotp(player.playerId, code());
    if (!confirmed.ok) throw new Error(confirmed.reason);
    return { ...player, begun, code, next, recoveryCodes: confirmed.recoveryCodes ?? [] };
  },

  withPasskey: async () => {
    const it = identity();
    const player = await registered(it);
    const key = softwarePasskey(alone.place.origin);
    const options = await it.identity.secondFactor.beginPasskey(player.playerId, alone.place);
    const response = key.create(options as never);
    const added = await it.identity.secondFactor.addPasskey(player.playerId, alone.place, {
      name: 'My phone',
      response,
    });
    if (!added.ok) throw new Error(added.reason);
    return { ...player, key, recoveryCodes: added.recoveryCodes ?? [] };
  },
});
