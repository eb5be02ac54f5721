/** Stands at the end of a document's own sheet that leaves nothing out. */
export const wholeMark = '/*whole*/';

const isWhole = (): boolean => document.getElementById('site-css')?.textContent.endsWith(wholeMark) === true;

/** The rules of dialogs and forms, which a lobby's and a game's document leave out; a second call fetches nothing. */
export const loadLaterStyles = async (): Promise<void> => {
  if (!isWhole()) await import('../styles/later.css');
};
