/** The word on a card that stands for any other. */
export const texts = { wild: 'WILD' } as const;
