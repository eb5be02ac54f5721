import { expect, test } from 'vitest';
import { code, places, sources } from './sources.ts';

const running = code.filter(({ isTest }) => !isTest);

test("chance comes from the games' generator or the platform, never from Math.random", () => {
  expect(places(running, /\bMath\.random\b/)).toEqual([]);
});

test('no floating-point number is made from money or turned into text as money', () => {
  const money = /amount|balance|subunit|stake|payout|wager|withdraw|\bfee\b/i;
  const floats = /\b(Number|parseFloat|Number\.parseFloat)\(|\.toFixed\(/;
  // A subunit count per unit and a share in percent are numbers on the wire, and not money.
  const notMoney = /subunits_to_unit|\* 100n\) \//;
  const near = places(
    running.filter(({ name }) => /^(apps|packages)\//.test(name)),
    floats,
  );
  expect(near.filter((place) => money.test(place.slice(place.indexOf(': '))) && !notMoney.test(place))).toEqual([]);
});

test('SQL lives in stores, the database folder and the platform', () => {
  const sql = /['"`]\s*(select\s|insert into\s|update\s+\w+\s+set\s|delete from\s|with\s+\w+\s+as\s*\()/i;
  // Readiness and the rate limiter ask about the database itself, not about a module's data.
  const home = /(-store\.ts|^apps\/server\/src\/(database|platform)\/.+|\/http\/(health|rate-limits)\.ts)$/;
  const elsewhere = running.filter(({ name }) => name.startsWith('apps/server/src/') && !home.test(name));
  expect(places(elsewhere, sql)).toEqual([]);
});

test('no text becomes markup or code', () => {
  // The stylesheet and the scripts that the server puts into the page are our own build's.
  const allowed = new Set([
    'apps/site/app/platform/page/document.tsx',
    'apps/site/app/platform/page/scroll-place.tsx',
    'apps/site/app/platform/drawing/early-presses.tsx',
    'apps/site/app/features/errors/plain-document.tsx',
  ]);
  const danger =
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(/;
  expect(
    places(
      running.filter(({ name }) => !allowed.has(name)),
      danger,
    ),
  ).toEqual([]);
});

test('nothing is left for later', () => {
  // A class of one letter in each word, so that this line is none of them.
  const marker = /(\/\/|\*|#|<!--|--).*\b(TO[D]O|FIX[M]E|X[X]X|HA[C]K)\b/;
  const left = sources.flatMap(({ name, lines }) =>
    lines.flatMap((line, index) => (marker.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(left).toEqual([]);
});

test('no test is skipped, alone, or still to be written', () => {
  const tests = code.filter(({ name }) => /\.test\.tsx?$/.test(name));
  expect(places(tests, /\b(test|it|describe)\.(skip|only|todo|fails|skipIf|runIf)\b/)).toEqual([]);
});

test('a rule that is switched off says why', () => {
  const off = /(oxlint|eslint)-disable|@ts-(ignore|nocheck)|@ts-expect-error\s*$/;
  const silent = code.flatMap(({ name, lines }) =>
    lines.flatMap((line, index) =>
      off.test(line) && !line.includes('--') ? [`${name}:${index + 1}: ${line.trim()}`] : [],
    ),
  );
  expect(silent.filter((place) => !place.startsWith('tools/tidy/'))).toEqual([]);
});
