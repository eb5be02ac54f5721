import { registry } from '@carmine/games';
import { describe, expect, it } from 'vitest';
import { example } from './example.ts';
import { emptyForm, readForm, type Typed } from './seed-form.ts';
import { workOut } from './work-out.ts';

const typed = (part: Partial<Typed> = {}): Typed => ({ ...emptyForm, ...example, ...part });
const worked = (part: Partial<Typed> = {}) => workOut(readForm(typed(part)));

describe('a round out of its seeds', () => {
  it('is the published one for the published seeds', () => {
    const results = ['0', '1', '2'].map((nonce) => {
      const found = worked({ gameId: 'dice', nonce });
      return found.kind === 'decided' ? found.round.explanation[0]?.value : found.kind;
    });
    expect(results).toEqual(['34.29', '70.94', '62.50']);
  });

  it.each(registry.map(({ id }) => id))('of %s ends with what it pays on the stake', (gameId) => {
    for (let nonce = 0; nonce < 60; nonce += 1) {
      let found = worked({ gameId, nonce: String(nonce), stake: '3.33' });
      const actions: { type: string }[] = [];
      while (found.kind === 'open') {
        actions.push({ type: found.legal.at(-1) ?? '' });
        found = worked({ gameId, nonce: String(nonce), stake: '3.33', actions });
      }
      if (found.kind !== 'decided') throw new Error(found.kind);
      expect(found.round.payout).toBe((333n * found.round.multiplierE4) / 10_000n);
      expect(found.round.staked % 333n).toBe(0n);
    }
  });

  it('waits in a round of several steps for what was done, without showing what is hidden', () => {
    const found = worked({ gameId: 'blackjack-classic' });
    expect(found).toMatchObject({ kind: 'open', legal: ['hit', 'stand', 'double'] });
    expect(found.kind === 'open' && JSON.stringify(found.view)).toContain('null');
  });

  it('says which fields it cannot read', () => {
    const fields = (part: Partial<Typed>) => {
      const found = worked({ gameId: 'dice', ...part });
      return found.kind === 'incomplete' ? found.fields : [];
    };
    expect(fields({ serverSeed: 'ab' })).toEqual(['serverSeed']);
    expect(fields({ clientSeed: 'a:b' })).toEqual(['clientSeed']);
    for (const nonce of ['', '-1', '1.5', '99999999999', 'x']) expect(fields({ nonce })).toEqual(['nonce']);
    for (const target of ['', '100', '0', '50.499', 'x'])
      expect(fields({ params: { target, direction: 'under' } })).toEqual(['params']);
    for (const stake of ['', '1e3', '-1', '0.001']) expect(fields({ stake })).toEqual(['stake']);
  });

  it('of stakes that can win jackpots asks for their worth in euros, and wins with a chance in proportion', () => {
    const levels = (microEuros: string) => {
      const found = worked({ gameId: 'signal-ridge', params: { microEuros } });
      return found.kind === 'decided'
        ? found.round.explanation.slice(0, 3).map(({ label, value }) => [label, value])
        : found;
    };
    const each = (value: string) => ['Mini', 'Major', 'Grand'].map((level) => [`Jackpot ${level}`, value]);
    expect(levels('0')).toEqual(each('not won'));
    // As much as the Grand takes of all players.
    expect(levels('5000000000000')).toEqual(each('won'));
    expect(levels('1.5')).toEqual({ kind: 'incomplete', fields: ['params'] });
  });

  it('asks for the parameters of a bet where there are some, and each of their names is one', () => {
    for (const game of registry) {
      const names = Object.keys(game.params.parse({}) as object);
      const asked = (game.betForm?.fields ?? []).map(({ name }) => name);
      const further = asked.filter((name) => !names.includes(name));
      // What has no default is a parameter too: of another name nothing is accepted.
      const takes = (name: string) => [1, true].some((value) => game.params.safeParse({ [name]: value }).success);
      expect(further.filter((name) => !takes(name))).toEqual([]);
      if (names.length > 0) expect(asked.length).toBeGreaterThan(0);
    }
  });
});
