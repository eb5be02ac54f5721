/** Uses XMLHttpRequest, because fetch cannot report upload progress. */
import type { Problem } from '@carmine/contract/problem';
import {
  postBillVerification,
  postFundsVerification,
  postIdVerification,
  type VerificationAnswer,
  type VerificationKind,
} from '@carmine/contract/verification';
import { RefusedResponse } from '../../platform/calls/answers.ts';
import { worded } from '../../platform/calls/browser-call.ts';

const endpoints = { identity: postIdVerification, bill: postBillVerification, funds: postFundsVerification } as const;

export interface Sending {
  readonly kind: VerificationKind;
  readonly files: readonly { readonly field: string; readonly file: File }[];
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const refusedWith = async (status: number, answer: unknown): Promise<RefusedResponse> =>
  new RefusedResponse(status, answer === undefined ? undefined : await worded(answer as Problem));

/** Rejects with the server's refusal, or with an `AbortError` or a plain error when nothing arrived. */
export const sendDocuments = ({ kind, files, onProgress, signal }: Sending): Promise<VerificationAnswer> =>
  new Promise((resolve, reject) => {
    const body = new FormData();
    for (const { field, file } of files) body.append(field, file, file.name);
    const request = new XMLHttpRequest();
    request.open(endpoints[kind].method, endpoints[kind].path);
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      const answer = read(request.responseText);
      if (request.status === 201) resolve(answer as VerificationAnswer);
      else void refusedWith(request.status, answer).then(reject);
    });
    request.addEventListener('error', () => reject(new Error('The upload did not arrive')));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
