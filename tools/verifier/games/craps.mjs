/**
 * @typedef {Record<string, number>} Chips
 * @typedef {{ off: boolean, number: number, chips: Chips }} Layout
 * @typedef {{ pass: number[], 'dont-pass': number[], come: number[], one: number[], odds: Record<string, number[]>, place: Record<string, number[]> }} Pays
 * @typedef {{ paysTo1: Pays, spots: string[], roll: { further: { times: number }, sixes: { units: number, spots: string[] }, odds: Chips } }} Definition
 */
const naturals = [7, 11];
const craps = [2, 3, 12];

/** A line bet without a number: `true` wins, `false` loses, else it waits. @param {number} total */
const comeOut = (total) => (naturals.includes(total) ? true : craps.includes(total) ? false : undefined);
/** @param {number} total @param {number} number */
const raced = (total, number) => (total === number ? true : total === 7 ? false : undefined);

/** The number that a spot is about. @param {string} spot @param {Layout} layout */
const numberOf = (spot, { number }) =>
  spot.includes('-') && spot !== 'dont-pass' ? +(spot.split('-')[1] ?? 0) : number;

/** @param {string} spot @param {Layout} layout @param {number} total @returns {boolean | 'back' | undefined} */
const verdict = (spot, layout, total) => {
  if (spot === 'two') return total === 2;
  if (spot === 'twelve') return total === 12;
  if (spot === 'come') return comeOut(total);
  if (spot === 'pass' && layout.off) return comeOut(total);
  if (spot === 'dont-pass') {
    if (layout.off && total === 12) return 'back';
    const pass = layout.off ? comeOut(total) : raced(total, layout.number);
    return pass === undefined ? undefined : !pass;
  }
  return raced(total, numberOf(spot, layout));
};

/** Wins to so many. @param {string} spot @param {Layout} layout @param {Pays} pays @returns {number[]} */
const ratioOf = (spot, layout, pays) => {
  const number = String(numberOf(spot, layout));
  if (spot.startsWith('place')) return pays.place[number] ?? [];
  if (spot.startsWith('odds')) return pays.odds[number] ?? [];
  if (spot === 'two' || spot === 'twelve') return pays.one;
  return spot === 'dont-pass' ? pays['dont-pass'] : spot === 'pass' ? pays.pass : pays.come;
};

/** @param {string} spot @param {Layout} layout @param {Definition} definition */
const most = (spot, layout, { roll, spots }) => {
  if (!spots.includes(spot)) return 0;
  if (spot === 'pass' || spot === 'dont-pass') return layout.off ? Infinity : 0;
  if (spot === 'come') return layout.off ? 0 : Infinity;
  if (!spot.startsWith('odds')) return Infinity;
  const number = numberOf(spot, layout);
  const before = layout.chips[spot === 'odds' ? 'pass' : `come-${number}`] ?? 0;
  return spot === 'odds' && layout.off ? 0 : before * (roll.odds[String(number)] ?? 0);
};

/** @param {Layout} layout @param {Chips} chips @param {Definition} definition */
const lay = (layout, chips, definition) => {
  const { sixes } = definition.roll;
  for (const [spot, units] of Object.entries(chips)) {
    const there = (layout.chips[spot] ?? 0) + units;
    if (!(units > 0) || !Number.isInteger(units) || there > most(spot, layout, definition))
      throw new Error('not there');
    if (sixes.spots.includes(spot) && units % sixes.units > 0) throw new Error('not in sixes');
    layout.chips[spot] = there;
  }
  return Object.values(chips).reduce((sum, units) => sum + units, 0);
};

/** @param {Layout} layout @param {number} total @param {Pays} pays @param {Chips} paid */
const throwOver = (layout, total, pays, paid) => {
  /** @type {Chips} */
  const left = {};
  for (const [spot, units] of Object.entries(layout.chips)) {
    const won = verdict(spot, layout, total);
    const [wins = 0, to = 1] = won === 'back' ? [0, 1] : ratioOf(spot, layout, pays);
    if (won === undefined && spot !== 'come') left[spot] = units;
    else if (won === true || won === 'back') paid[spot] = (paid[spot] ?? 0) + (units * 10_000 * (wins + to)) / to;
  }
  const come = layout.chips['come'];
  if (come !== undefined && comeOut(total) === undefined) left[`come-${total}`] = come;
  layout.chips = left;
  const isPoint = comeOut(total) === undefined;
  if (layout.off ? isPoint : total === 7 || total === layout.number) {
    layout.off = !layout.off;
    layout.number = layout.off ? 0 : total;
  }
};

/**
 * @param {import('../stream.mjs').Stream} stream
 * @param {Definition} definition
 * @param {import('../check.mjs').Recorded} round
 * @returns {import('../check.mjs').Decided}
 */
export const decide = (stream, definition, { params, actions }) => {
  const { chips } = /** @type {{ chips: Chips }} */ (params);
  /** @type {Layout} */
  const layout = { off: true, number: 0, chips: {} };
  /** @type {[number, number][]} */
  const throws = [];
  /** @type {Chips} */
  const paid = {};
  const roll = () => {
    const dice = /** @type {[number, number]} */ ([1 + stream.below(6), 1 + stream.below(6)]);
    throws.push(dice);
    throwOver(layout, dice[0] + dice[1], definition.paysTo1, paid);
  };
  const first = lay(layout, chips, definition);
  let further = first * definition.roll.further.times;
  roll();
  for (const { action } of actions) {
    if (action.type !== 'roll' || Object.keys(layout.chips).length === 0) throw new Error('not legal');
    further -= lay(layout, /** @type {{ chips?: Chips }} */ (action).chips ?? {}, definition);
    if (further < 0) throw new Error('too much');
    roll();
  }
  if (Object.keys(layout.chips).length > 0) throw new Error('open');
  const point = layout.off ? null : layout.number;
  return {
    multiplier: Object.values(paid).reduce((sum, one) => sum + BigInt(one), 0n),
    units: BigInt(first * (1 + definition.roll.further.times) - further),
    outcome: { throws, point, standing: {}, further, paid },
  };
};
