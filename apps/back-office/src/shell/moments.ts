/** Times as entered by operators: UTC, year first, independent of the browser's locale. */
const shape = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/;

/** ISO without a zone; midnight if only a date is given; `undefined` if invalid. */
export const readMoment = (text: string): string | undefined => {
  const [, day, clock = '00:00'] = shape.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  const moment = new Date(`${day}T${clock}Z`);
  // Rejects days such as 30 February, which `Date` would move into March.
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(day) ? undefined : `${day}T${clock}`;
};
