/** The night mail as it passes: three wagons with lit windows, one with its door open on the sorting table, and the engine. */
const dark = '#0a0524';
export const [trainLong, trainHigh] = [560, 92];

const gradient = (id: string, colours: readonly string[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${colours.map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

const wheels = (places: readonly number[], r: number): string =>
  places
    .map(
      (x) =>
        `<circle cx="${x}" cy="78" r="${r}" fill="${dark}"/><circle cx="${x}" cy="78" r="${r - 3}" fill="url(#br)"/><circle cx="${x}" cy="78" r="${r - 5}" fill="#241a5c"/><circle cx="${x}" cy="78" r="2" fill="#ffdf8a"/>`,
    )
    .join('');

const panes = (x: number, places: readonly number[]): string =>
  places
    .map(
      (at) =>
        `<rect x="${x + at}" y="32" width="19" height="21" rx="3" fill="url(#pn)" stroke="${dark}" stroke-width="2"/><path d="M${x + at + 9.5} 32v21" stroke="${dark}" stroke-width="1.400"/><path d="M${x + at + 2} 50l6-16" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`,
    )
    .join('');

/** The sorting table, a man before it, letters on the wall. */
const door = (x: number): string =>
  `<rect x="${x + 46}" y="26" width="34" height="44" fill="url(#pn)" stroke="${dark}" stroke-width="2"/><path d="M${x + 48} 30h8v7h-8zM${x + 58} 30h8v7h-8zM${x + 68} 30h8v7h-8zM${x + 48} 39h8v7h-8zM${x + 68} 39h8v7h-8z" fill="#a85a1c" fill-opacity=".6"/><path d="M${x + 57} 70V54q0-6 6-6t6 6v16z" fill="#2a1266"/><circle cx="${x + 63}" cy="43" r="5" fill="#c88a5a"/><path d="M${x + 57} 41q6-8 12 0z" fill="#2a1266"/><path d="M${x + 74} 70V58h6v12z" fill="#d8965a"/>`;

const wagon = (x: number, mail: boolean): string =>
  `<rect x="${x}" y="18" width="126" height="54" rx="3" fill="url(#bd)" stroke="${dark}" stroke-width="3"/><path d="M${x - 3} 21Q${x} 8 ${x + 16} 8H${x + 110}Q${x + 126} 8 ${x + 129} 21Z" fill="url(#rf)" stroke="${dark}" stroke-width="2"/><path d="M${x + 2} 26H${x + 124}M${x + 2} 60H${x + 124}" stroke="#ffc95c" stroke-width="2"/>${mail ? panes(x, [12, 94]) + door(x) : panes(x, [9, 38, 67, 96])}<path d="M${x + 6} 72H${x + 120}" stroke="${dark}" stroke-width="5"/>${wheels([x + 26, x + 100], 10)}`;

const engine = `<path d="M404 6H450V72H404Z" fill="url(#bd)" stroke="${dark}" stroke-width="3"/><path d="M398 10H456" stroke="${dark}" stroke-width="6" stroke-linecap="round"/>${panes(404, [13])}<path d="M448 28H506Q528 32 530 50V68H448Z" fill="url(#bd)" stroke="${dark}" stroke-width="3"/><path d="M466 28V68M488 28V68" stroke="#ffc95c" stroke-width="2.500"/><path d="M494 30L490 6H514L510 30Z" fill="url(#rf)" stroke="${dark}" stroke-width="2"/><path d="M487 5H517" stroke="url(#br)" stroke-width="5" stroke-linecap="round"/><path d="M470 28a7 8 0 0 1 14 0Z" fill="url(#br)" stroke="${dark}" stroke-width="2"/><path d="M404 70H540L548 84H528Z" fill="#c8243a" stroke="${dark}" stroke-width="3"/><path d="M404 66H534" stroke="#ffc95c" stroke-width="2.500"/>${wheels([426, 462, 496], 12)}${wheels([522], 8)}<path d="M426 80H496" stroke="#e8e0ff" stroke-width="3" stroke-linecap="round"/><circle cx="529" cy="44" r="8" fill="${dark}"/><circle cx="529" cy="44" r="6" fill="#fffbe0"/><path d="M532 40L560 24V70L532 50Z" fill="url(#lt)"/>`;

export const nightMail = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${trainLong} ${trainHigh}" width="${trainLong}" height="${trainHigh}"><defs>${gradient('bd', ['#9a86f4', '#5a3cc8', '#2c1880', '#180a50'])}${gradient('rf', ['#5a4a98', '#1c1046', '#0c0628'])}${gradient('br', ['#fff4cc', '#ffc95c', '#8a4f10'])}${gradient('pn', ['#fffbe0', '#ffd878', '#e8923a'])}<linearGradient id="lt"><stop offset="0" stop-color="#fff0b0" stop-opacity=".8"/><stop offset="1" stop-color="#fff0b0" stop-opacity="0"/></linearGradient></defs><path d="M4 72H536" stroke="${dark}" stroke-width="5"/>${wagon(6, false)}${wagon(138, true)}${wagon(270, false)}${engine}</svg>`;
