/** Age in whole years in the UTC calendar; the birthday itself counts. */
export const ageOn = (now: Date, dateOfBirth: number): number => {
  const born = new Date(dateOfBirth * 1000);
  const years = now.getUTCFullYear() - born.getUTCFullYear();
  const birthdayToCome =
    now.getUTCMonth() < born.getUTCMonth() ||
    (now.getUTCMonth() === born.getUTCMonth() && now.getUTCDate() < born.getUTCDate());
  return birthdayToCome ? years - 1 : years;
};
