import { createContext, useContext } from 'react';

export const Blocked = createContext(false);

/** Whether the visitor is in a blocked country: pages that remain readable then have no links to games. */
export const useIsBlocked = (): boolean => useContext(Blocked);
