/** Pages of caught mails: the list and a single mail, also for phones. */
import { html, markup, type Markup } from '../html.ts';
import { testStrip, testStyles } from '../test-strip.ts';
import type { CaughtMail } from './catcher.ts';

const styles = markup(`
*{box-sizing:border-box}
body{margin:0;background:#f4f5f7;color:#1c2430;font:16px/1.5 system-ui,sans-serif}
main{max-width:820px;margin:0 auto;padding:20px 16px 48px}
h1{font-size:22px;margin:8px 0 16px}
form{display:flex;gap:8px;margin-bottom:16px}
input{flex:1;min-width:0;font:inherit;padding:10px 12px;border:1px solid #8a94a3;border-radius:8px;background:#fff}
button{font:inherit;padding:10px 16px;border:0;border-radius:8px;background:#1f4e8c;color:#fff;cursor:pointer}
ul{list-style:none;margin:0;padding:0;background:#fff;border:1px solid #d9dde3;border-radius:12px;overflow:hidden}
li+li{border-top:1px solid #e6e9ee}
li a{display:block;padding:12px 16px;color:inherit;text-decoration:none}
li a:hover,li a:focus-visible{background:#eef3fa}
.subject{font-weight:600;overflow-wrap:anywhere}
.meta{color:#566072;font-size:14px;overflow-wrap:anywhere}
.empty{padding:32px 16px;text-align:center;color:#566072}
iframe{width:100%;height:70vh;border:1px solid #d9dde3;border-radius:12px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #d9dde3;border-radius:12px;padding:16px;font:inherit}
`);

const shell = (title: string, content: Markup): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${testStyles}${styles}
        </style>
      </head>
      <body>
        ${testStrip}
        <main>${content}</main>
      </body>
    </html>`;

const time = (at: string): string => at.slice(0, 19).replace('T', ' ');

export const inboxPage = (mails: readonly CaughtMail[], to: string): Markup =>
  shell(
    'Caught mail',
    html`<h1>Caught mail</h1>
      <form method="get" action="/mail">
        <input name="to" value="${to}" placeholder="Recipient" aria-label="Recipient" type="search" /><button>
          Show
        </button>
      </form>
      <ul>
        ${
          mails.length === 0
            ? html`<li class="empty">No mail yet.</li>`
            : mails.map(
                (mail) =>
                  html`<li>
                    <a href="/mail/${mail.id}"
                      ><div class="subject">${mail.subject}</div>
                      <div class="meta">${mail.to} · ${time(mail.at)} UTC</div></a
                    >
                  </li>`,
              )
        }
      </ul>`,
  );

const links = (text: string): Markup =>
  html`${text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))}`;

/** The mail's own HTML runs in a frame without scripts; its links open in a new tab. */
export const mailPage = (mail: CaughtMail): Markup =>
  shell(
    mail.subject,
    html`<p><a href="/mail">All mail</a></p>
      <h1>${mail.subject}</h1>
      <p class="meta">To ${mail.to}, from ${mail.from}, ${time(mail.at)} UTC</p>
      ${
        mail.html === ''
          ? html`<pre>${links(mail.text)}</pre>`
          : html`<iframe
                title="The mail"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                srcdoc="${`<base target="_blank">${mail.html}`}"
              ></iframe>
              <h2>Plain text</h2>
              <pre>${links(mail.text)}</pre>`
      }`,
  );
