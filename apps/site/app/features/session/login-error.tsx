import { Notice } from '@carmine/design/feedback';
import { Link } from 'react-router';
import { closedPath, useIsConfined } from '../../queries/protection.ts';
import { useStore } from '../../state/store.ts';
import { gateTexts } from '../../texts/en-gate.ts';

/** Why the last sign-in was refused; who may cash out all the same is shown where. */
export const LoginError = ({ onFollow }: { readonly onFollow: () => void }) => {
  const loginError = useStore((state) => state.user.loginError);
  const confined = useIsConfined();
  if (loginError === undefined) return null;
  return (
    <Notice tone="warn" role="alert">
      {loginError}
      {confined && (
        <>
          {' '}
          <Link className="link" to={closedPath} onClick={onFollow}>
            {gateTexts.confined}
          </Link>
        </>
      )}
    </Notice>
  );
};
