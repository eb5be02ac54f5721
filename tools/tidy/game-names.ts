/** A game is its folder and its line: what runs asks the registry, so that the next game changes nothing else. */
import { places, type Source } from './sources.ts';

/** Other tests and benchmarks use specific games; brands and opening promotions name some; each second implementation is for one game. */
const mayName = [
  /^(docs|bench|tests|content\/skins|tools\/verifier)\//,
  /^packages\/games\/(math-lock\.json|src\/games\.ts)$/,
  /\/database\/(schema\.sql|testing\/|functions\/gaming\/fairness\/verify_pair\.sql|migrations\/(481-opening-promotions|560-live-tables|601-three-live-tables|603-comet-table|609-studio-roulette)\.sql)/,
  // Pictures and avatars, of games that are not there yet too.
  /^packages\/design\/src\/styles\/tile-themes\.css$|\/gaming\/(catalogue\/)?placeholder-games\.ts$/,
  /^packages\/contract\/src\/account\/profile\.ts$|^apps\/site\/app\/features\/profile\/texts\.ts$/,
];

/** Tests that draw every game alike. */
const shared = /^tests\/screens\/scene/;

/** A live table takes the frozen maths and the pictures of the table game that it plays. */
const played: Readonly<Record<string, string>> = {
  'packages/games/src/live-roulette/': 'european-roulette',
  'packages/games/src/live-baccarat/': 'baccarat',
  'packages/games/src/studio-roulette/': 'live-roulette',
};
const plays = (file: string, id: string): boolean =>
  Object.entries(played).some(([folder, game]) => game === id && file.startsWith(folder));

/** Places among these files where a game is named outside its folder. */
export const namedOutside = (ids: readonly string[], among: readonly Source[]): string[] =>
  ids.flatMap((id) => {
    const outside = among.filter(
      ({ name, isTest }) =>
        (!isTest || shared.test(name)) &&
        !name.startsWith(`packages/games/src/${id}/`) &&
        !plays(name, id) &&
        !mayName.some((kind) => kind.test(name)),
    );
    return places(outside, new RegExp(`['"\`/:]${id}(?![\\w-]|\\.mjs)|^\\s*${id}:`));
  });
