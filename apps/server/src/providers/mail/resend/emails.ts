/** Sends mail with Resend over HTTP. The mail's id is the idempotency key, valid for a day. */
import { z } from 'zod';
import type { OutgoingMail, SendMail } from '../../../modules/messages/ports.ts';
import type { OutboundHttp } from '../../outbound-http.ts';

const quoted = (name: string): string => `"${name.replace(/[\\"]/g, '\\$&')}"`;

const bodyOf = ({ from, to, subject, text, html, unsubscribeUrl }: OutgoingMail): string =>
  JSON.stringify({
    from: `${quoted(from.name)} <${from.address}>`,
    to: [to],
    ...{ subject, text, html },
    ...(unsubscribeUrl === undefined
      ? {}
      : {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
  });

const failure = z.object({ name: z.string() });

/** An earlier attempt whose answer was lost was accepted: this one, with a newer link, has different content under the same key. */
const wasTakenBefore = (status: number, body: string): boolean => {
  if (status !== 409) return false;
  try {
    return failure.safeParse(JSON.parse(body)).data?.name === 'invalid_idempotent_request';
  } catch {
    return false;
  }
};

/** Rejects if the mail was not accepted. */
export const createResend =
  (http: OutboundHttp, apiKey: string): SendMail =>
  async (mail) => {
    const answer = await http.send({
      method: 'POST',
      path: '/emails',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': mail.messageId,
        'user-agent': 'carmine',
      },
      body: bodyOf(mail),
    });
    if (!answer.ok) throw new Error(`The mail was not taken: ${answer.reason}`);
    if (answer.status >= 300 && !wasTakenBefore(answer.status, answer.body))
      throw new Error(`The mail was not taken: status ${answer.status}`);
  };
