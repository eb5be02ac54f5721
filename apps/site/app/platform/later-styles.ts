/** The rules of dialogs and forms, which a lobby's document leaves out; a second call fetches nothing. */
export const loadLaterStyles = (): Promise<unknown> => import('../styles/later.css');
