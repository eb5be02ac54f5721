/**
 * Post-backs: tells an affiliate's own server of a registration or a first deposit, at least once: whoever dies after a call cannot know
 * whether it arrived. Each is signed, has an id by which the receiver knows a repetition, and says nothing about the player but the affiliate's own id of the click.
 */
import { createHmac } from 'node:crypto';
import { bindingOf, mostAttempts, retryAt, secretPurpose } from './affiliate.ts';
import type { AffiliateDeps } from './deps.ts';
import type { PostbackAnswer } from '../ports.ts';
import * as store from './postback-store.ts';

const atOnce = 10;
/** Longer than a call can take. */
const hiddenMs = 60_000;
const answerLength = 200;

/** Hex. The receiver makes it again from the header `postback-timestamp` and the bytes of the body. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

const plain = (text: string): string =>
  text
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .trim()
    .slice(0, answerLength);

const isTaken = (answer: PostbackAnswer): boolean => answer.ok && answer.status >= 200 && answer.status < 300;

const sendOne = async (deps: AffiliateDeps, claimed: store.ClaimedPostback): Promise<void> => {
  const { db, clock, ids, secretBox, postbacks } = deps;
  const { id, affiliateId, affiliate, event, clickId, happenedAt, attempts, url, secretSealed } = claimed;
  const secret = secretBox.open(secretPurpose, secretSealed, bindingOf(affiliateId)).toString();
  const timestamp = Math.floor(clock.now().getTime() / 1000).toString();
  const key = ids.encode('pbk', id);
  const body = JSON.stringify({
    ...{ id: key, affiliate, event, clickId },
    at: happenedAt.toISOString(),
  });
  const headers = {
    'content-type': 'application/json',
    // The same at every attempt: a receiver that has it already answers 2xx and counts nothing.
    'idempotency-key': key,
    'postback-timestamp': timestamp,
    'postback-signature': signatureOf(secret, timestamp, body),
  };
  const answer: PostbackAnswer = postbacks.mayCall(url)
    ? await postbacks.send({ url, headers, body })
    : { ok: false, reason: 'not_allowed' };
  const now = clock.now();
  const isOver = isTaken(answer) || attempts >= mostAttempts;
  await store.saveAttempt(db, id, {
    state: isTaken(answer) ? 'sent' : isOver ? 'failed' : 'due',
    outcome: answer.ok ? answer.status.toString() : answer.reason,
    answer: answer.ok ? plain(answer.body) : '',
    ...{ at: now, nextAt: retryAt(now, attempts) },
  });
};

/** Returns the number sent or tried. */
export const sendPostbacks = (deps: AffiliateDeps) => async (): Promise<number> => {
  const now = deps.clock.now();
  const claimed = await store.claimPostbacks(deps.db, now, new Date(now.getTime() + hiddenMs), atOnce);
  await Promise.all(claimed.map((one) => sendOne(deps, one)));
  return claimed.length;
};
