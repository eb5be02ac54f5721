/** What states and provinces are called; the server's list has the English names, which are what is stored and sent. */
export const stateTexts = {
  nameOf: (name: string): string => name,
};
