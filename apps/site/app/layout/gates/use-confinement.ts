import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { closedPath, protectionStatusQuery } from '../../queries/protection.ts';
import { useSession } from '../../queries/session.ts';

/** A session that has lost its scope, here or in another tab, leads to the page where it is still good for something. */
export const useConfinement = (): void => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const signedIn = useSession() !== null;
  const before = useRef(signedIn);
  useEffect(() => {
    const lost = before.current && !signedIn;
    before.current = signedIn;
    if (!lost) return;
    void client
      .query({ ...protectionStatusQuery(), staleTime: 0 })
      .then((protectionStatus) => (protectionStatus.refusal === undefined ? undefined : navigate(closedPath)))
      .catch(() => undefined);
  }, [client, navigate, signedIn]);
};
