/** The texts of a currency that is added: they load with the dialogs that add one. */
export const addCurrencyTexts = {
  added: (currency: string) => `Yey!, ${currency} is added!`,
  failed: "Couldn't add currency, please contact support",
} as const;
