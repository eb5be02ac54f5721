/** Flat metal for what is too small or too often drawn for relief: from the top to the bottom. */
export const gradient = (id: string, colours: readonly string[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${colours.map((colour, at) => `<stop offset="${(at / (colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
