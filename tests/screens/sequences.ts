/** What moves in a slot, as short sequences of pictures: the round is that of a scene, played from the press. */
export interface Sequence {
  /** Of the scene whose round and table it has. */
  readonly scene: string;
  readonly shows: 'spin' | 'fall' | 'respins' | 'entry' | 'pour' | 'jackpot';
  /** What has to be seen first, by its selector. */
  readonly until?: string;
  /** The first picture is taken so long after the press, or after what was waited for. */
  readonly after: number;
  /** Between two pictures. */
  readonly every: number;
  /** At this picture the free spins are started. */
  readonly startsAt?: number;
}

/** The reels start, stop one by one, and what they pay is lit. */
const spin = (scene: string): Sequence => ({ scene, shows: 'spin', after: 150, every: 330 });
/** Cells empty, fill, are lit, break and fill again. */
const fall = (scene: string): Sequence => ({ scene, shows: 'fall', after: 100, every: 240 });
/** The words that open free spins, the press, and the first of them. */
const entry = (scene: string): Sequence => ({
  ...{ scene, shows: 'entry', until: '.slots-start' },
  ...{ after: 100, every: 400, startsAt: 4 },
});
/** The stage of the largest wins with its coins, from the moment it opens. */
const pour = (scene: string): Sequence => ({ scene, shows: 'pour', until: '.slots-grand', after: 60, every: 700 });

export const sequences: readonly Sequence[] = [
  ...[spin('slot-win'), entry('slot-interlude'), pour('slot-huge-win')],
  ...[spin('signal-win'), entry('signal-interlude'), pour('signal-big-win')],
  { scene: 'signal-mini', shows: 'jackpot', after: 2_000, every: 900 },
  ...[spin('orchard-win'), pour('orchard-max-win')],
  ...[spin('polar-win'), entry('polar-interlude'), pour('polar-big-win')],
  ...[spin('orchestra-win'), entry('orchestra-interlude'), pour('orchestra-big-win')],
  ...[spin('tidewell-win'), entry('tidewell-interlude'), pour('tidewell-huge-win')],
  ...[spin('canyon-covered'), entry('canyon-interlude'), pour('canyon-huge-win')],
  ...[fall('foundry-ways'), entry('foundry-interlude'), pour('foundry-huge-win')],
  ...[spin('midnight-covered'), entry('midnight-interlude'), pour('midnight-big-win')],
  ...[fall('menagerie-cluster'), entry('menagerie-interlude'), pour('menagerie-huge-win')],
  ...[fall('paper-win'), entry('paper-interlude'), pour('paper-huge-win')],
  spin('ember-vault-win'),
  { scene: 'ember-vault-respin', shows: 'respins', after: 6_500, every: 700 },
  pour('ember-vault-max-win'),
];
