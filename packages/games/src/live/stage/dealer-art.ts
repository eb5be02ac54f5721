/** A croupier, drawn by a few choices: whoever hosts a table of the house. Parts that move are groups with a class, as in `host.css`. */
interface Dealer {
  /** Of the drawing's gradients, so that two of them can stand in one page. */
  readonly id: string;
  /** Light and deep. */
  readonly vest: readonly [string, string];
  readonly tie: string;
  readonly hair: string;
  readonly style: 'bun' | 'short' | 'long';
}

const defs = ({ id, vest }: Dealer): string =>
  `<defs><linearGradient id="${id}-vest" x2=".4" y2="1"><stop offset="0" stop-color="${vest[0]}"/><stop offset="1" stop-color="${vest[1]}"/></linearGradient><linearGradient id="${id}-shirt" x2=".3" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#d6c6cc"/></linearGradient><linearGradient id="${id}-skin" x2=".8" y2="1"><stop offset="0" stop-color="#ffdfc0"/><stop offset=".6" stop-color="#e2ab82"/><stop offset="1" stop-color="#a26848"/></linearGradient></defs>`;

const bodyOf = ({ id, tie }: Dealer): string =>
  `<path d="M16 220C20 174 58 156 98 146L142 146C182 156 220 174 224 220Z" fill="url(#${id}-shirt)" stroke="#2a1418" stroke-width="2.5"/><path d="M62 220C62 190 74 164 96 150L120 204L144 150C166 164 178 190 178 220Z" fill="url(#${id}-vest)" stroke="#14060a" stroke-width="2.5"/><path d="M120 204L104 166M120 204L136 166" stroke="#fff" stroke-opacity=".16" stroke-width="2"/><circle cx="120" cy="212" r="3" fill="${tie}"/><path d="M26 204C32 186 44 176 58 168M214 204C208 186 196 176 182 168" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><path d="M103 116H137V142C137 156 103 156 103 142Z" fill="#c48660"/><path d="M94 142L120 156L146 142L151 160L120 163L89 160Z" fill="#fff" stroke="#cbb5bd" stroke-width="1.5"/><path d="M120 158L98 149V172Z" fill="${tie}" stroke="#2a1418" stroke-width="1.8" stroke-linejoin="round"/><path d="M120 158L142 149V172Z" fill="${tie}" stroke="#2a1418" stroke-width="1.8" stroke-linejoin="round"/><rect x="113" y="151" width="14" height="15" rx="4.500" fill="${tie}" stroke="#2a1418" stroke-width="1.800"/>`;

const behindOf = ({ hair, style }: Dealer): string => {
  if (style === 'bun') return `<circle cx="120" cy="28" r="21" fill="${hair}" stroke="#0d0507" stroke-width="2"/>`;
  if (style === 'long')
    return `<path d="M76 76C70 120 70 150 82 172C96 178 104 160 104 140H136C136 160 144 178 158 172C170 150 170 120 164 76Z" fill="${hair}" stroke="#0d0507" stroke-width="2"/>`;
  return '';
};

const hairOf = ({ hair, style }: Dealer): string => {
  if (style === 'short')
    return `<path d="M80 88C72 56 88 36 120 36C152 36 168 56 160 88C158 78 154 70 148 66C132 70 104 68 96 62C88 68 83 76 80 88Z" fill="${hair}" stroke="#0d0507" stroke-width="2"/><path d="M96 50C108 42 132 42 144 50" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>`;
  const part =
    style === 'bun'
      ? 'M80 92C74 56 92 38 120 38C148 38 166 56 160 92C156 74 146 62 122 58C98 62 86 74 80 92Z'
      : 'M78 100C72 56 92 36 120 36C148 36 168 56 162 100C158 84 156 74 152 66C132 72 96 76 86 66C82 76 80 86 78 100Z';
  return `<path d="${part}" fill="${hair}" stroke="#0d0507" stroke-width="2"/><path d="M94 54C106 45 128 43 142 50" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3.500"/>`;
};

const eye = (x: number): string =>
  `<g><ellipse cx="${x}" cy="92" rx="8.600" ry="6.400" fill="#fffaf5"/><g class="host-look"><circle cx="${x}" cy="92" r="4.900" fill="#4c2c1c"/><circle cx="${x}" cy="92" r="2.400" fill="#0d0406"/><circle cx="${x + 1.6}" cy="90.200" r="1.400" fill="#fff"/></g><path class="host-lid" d="M${x - 10} 84H${x + 10}V100H${x - 10}Z" fill="#dba67e"/><path d="M${x - 9} 88C${x - 5} 83 ${x + 5} 83 ${x + 9} 88" fill="none" stroke="#2a1418" stroke-width="2.400" stroke-linecap="round"/></g>`;

const faceOf = ({ id, hair }: Dealer): string =>
  `<path d="M82 86C80 120 98 140 120 140C142 140 160 120 158 86C157 58 146 46 120 46C94 46 83 58 82 86Z" fill="url(#${id}-skin)" stroke="#4a2418" stroke-width="2.500"/><ellipse cx="81" cy="96" rx="5.500" ry="9" fill="#e2ab82" stroke="#4a2418" stroke-width="2"/><ellipse cx="159" cy="96" rx="5.500" ry="9" fill="#c48660" stroke="#4a2418" stroke-width="2"/>${eye(103)}${eye(137)}<path d="M93 78C98 73 107 73 112 77M128 77C133 73 142 73 147 78" fill="none" stroke="${hair}" stroke-width="3.600" stroke-linecap="round"/><path d="M120 94C117 103 115 108 117 110C119 112 122 111 124 110" fill="none" stroke="#9a5f41" stroke-width="2.200" stroke-linecap="round"/><ellipse cx="95" cy="110" rx="8" ry="4.500" fill="#ff7a70" opacity=".28"/><ellipse cx="145" cy="110" rx="8" ry="4.500" fill="#ff7a70" opacity=".28"/><g class="host-mouth"><path d="M106 119C112 129 128 129 134 119C127 122 113 122 106 119Z" fill="#8a2433"/><path d="M110 121C116 124 124 124 130 121C124 122.500 116 122.500 110 121Z" fill="#fff"/></g>`;

/** An open hand, whose cuff is at the lower end. */
const handOf = ({ id }: Dealer): string =>
  `<g class="host-hand"><path d="M4 228C6 204 12 188 24 178L46 190C36 200 32 212 32 228Z" fill="url(#${id}-shirt)" stroke="#2a1418" stroke-width="2.500"/><path d="M20 180L48 194L53 184L25 169Z" fill="#fff" stroke="#b49aa3" stroke-width="1.500"/><path d="M26 170C22 158 22 148 26 140L20 116C19 110 26 108 28 114L35 134L34 104C34 98 42 98 43 104L46 132L52 106C53 100 61 102 60 108L56 136L66 118C69 112 76 116 74 122L66 146C66 160 60 174 51 184Z" fill="url(#${id}-skin)" stroke="#7a4630" stroke-width="2" stroke-linejoin="round"/></g>`;

export const dealerArt = (dealer: Dealer): string =>
  `<svg viewBox="0 -8 240 220" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">${defs(dealer)}<g class="host-body">${behindOf(dealer)}${bodyOf(dealer)}<g class="host-head">${faceOf(dealer)}${hairOf(dealer)}</g></g>${handOf(dealer)}</svg>`;
