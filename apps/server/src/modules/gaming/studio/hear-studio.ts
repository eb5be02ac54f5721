/** Keeps what a studio says about a round: once a text, and only with its signature. It decides nothing. */
import type { Database } from '../../../database/database.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import type { Log } from '../../../platform/monitoring/log.ts';
import type { SignedText, Studio } from '../ports.ts';
import * as store from './studio-store.ts';

export interface StudioDeps {
  readonly db: Database;
  readonly ids: Ids;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly studios: readonly Studio[];
}

type HeardStudio =
  | { readonly ok: true; readonly heard: store.Heard }
  | { readonly ok: false; readonly reason: 'studio_unknown' | 'signature_invalid' | 'body_invalid' };

export const studioOf = ({ studios }: Pick<StudioDeps, 'studios'>, code: string | null): Studio | undefined =>
  studios.find((studio) => studio.code === code);

export const hearText = async (deps: StudioDeps, studio: Studio, text: SignedText): Promise<HeardStudio> => {
  const { db, ids, log } = deps;
  const read = studio.read(text);
  if (!read.ok) {
    log.warn({ studio: studio.code, reason: read.reason }, 'studio’s text refused');
    return { ok: false, reason: read.reason === 'body_invalid' ? 'body_invalid' : 'signature_invalid' };
  }
  const { said, publicKey } = read;
  const roundId = ids.decode('lrd', said.round);
  const heard = roundId === undefined ? 'unknown' : await store.hear(db, studio.code, roundId, { ...text, publicKey });
  if (heard !== 'stored' && heard !== 'repeated')
    log.warn({ studio: studio.code, round: said.round, heard }, 'studio’s text decides nothing');
  return { ok: true, heard };
};

export const receiveStudioNotice =
  (deps: StudioDeps) =>
  async (
    code: string,
    rawBody: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<HeardStudio> => {
    const studio = studioOf(deps, code);
    return studio === undefined
      ? { ok: false, reason: 'studio_unknown' }
      : hearText(deps, studio, studio.take(rawBody, headers));
  };
