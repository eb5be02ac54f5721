import type { ProtectionStatus } from '@carmine/contract/account/protection';
import { Notice } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { displayMoment } from '../../amounts/moment.ts';
import { closedPath, protectionStatusQuery } from '../../queries/protection.ts';
import { useStore } from '../../state/store.ts';
import { entryTexts } from './texts.ts';
import { gateTexts } from '../../texts/gate.ts';

const words = entryTexts.login;

const howLong = ({ endsAt, kind, over, playableFrom }: NonNullable<ProtectionStatus['break']>): string | undefined => {
  if (endsAt === undefined) return words.holds.ever;
  if (playableFrom !== undefined) return words.holds.ends(displayMoment(playableFrom));
  if (!over) return words.holds.until(displayMoment(endsAt));
  return kind === 'exclusion' ? words.holds.termOver : undefined;
};

/** After a correct password of a player who may only withdraw: until when, and a link to the money. */
const Confined = ({ onFollow }: { readonly onFollow: () => void }) => {
  const protectionStatus = useQuery({ ...protectionStatusQuery(), enabled: false }).data;
  const until =
    protectionStatus?.refusal === 'self_excluded' && protectionStatus.break && howLong(protectionStatus.break);
  return (
    <p className="login-confined">
      {until !== undefined && until !== false && `${until} `}
      {words.money}{' '}
      <Link className="link" to={closedPath} onClick={onFollow}>
        {gateTexts.confined}
      </Link>
    </p>
  );
};

/** Why the last sign-in was refused. */
export const LoginError = ({ onFollow }: { readonly onFollow: () => void }) => {
  const loginError = useStore((state) => state.user.loginError);
  const confined = useStore((state) => state.user.loginConfined);
  if (loginError === undefined) return null;
  return (
    <Notice tone="warn" role="alert">
      <p className="login-refusal">{loginError}</p>
      {confined && <Confined onFollow={onFollow} />}
    </Notice>
  );
};
