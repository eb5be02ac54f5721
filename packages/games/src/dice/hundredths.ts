/** `05.07`: formats a result or a target. */
export const hundredths = (value: number): string => (value / 100).toFixed(2).padStart(5, '0');
