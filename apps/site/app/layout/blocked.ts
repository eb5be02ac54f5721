import { createContext, useContext } from 'react';

export const Blocked = createContext(false);

/** Whether the visitor is where nothing is offered: around what may be read all the same, no way leads to a game. */
export const useIsBlocked = (): boolean => useContext(Blocked);
