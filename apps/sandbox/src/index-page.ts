/** What the sandbox plays, for a person who opens its address. */
import { html, markup, type Markup } from './html.ts';
import { testStrip, testStyles } from './test-strip.ts';

const styles = markup(`
*{box-sizing:border-box}
body{margin:0;background:#f4f5f7;color:#1c2430;font:16px/1.5 system-ui,sans-serif}
main{max-width:820px;margin:0 auto;padding:24px 16px 48px}
section{background:#fff;border:1px solid #d9dde3;border-radius:12px;padding:16px 20px;margin:12px 0}
h1{font-size:24px;margin:0 0 4px}h2{font-size:17px;margin:0 0 6px}p{margin:0 0 6px}
code{background:#eef1f5;border-radius:5px;padding:1px 5px;font-size:14px;overflow-wrap:anywhere}
`);

const chains = html`<section>
    <h2>ETH, a local chain</h2>
    <p>
      <code>POST /chain/ETH/send</code> with <code>{ "address", "amount" }</code> sends coins;
      <code>GET /chain/ETH/address/…</code> tells what an address has received.
    </p>
  </section>
  <section>
    <h2>Identity checks</h2>
    <p>
      Papers are checked in about a second and approved, unless a file’s name contains <code>reject</code> or
      <code>pending</code>.
    </p>
  </section>`;

export const indexPage = (siteUrl: string | undefined): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>The outside world</title>
        <style>
          ${testStyles}${styles}
        </style>
      </head>
      <body>
        ${testStrip}
        <main>
          <h1>The outside world</h1>
          <p>
            This process plays every outside party of the
            site${siteUrl !== undefined && html` at <a href="${siteUrl}">${siteUrl}</a>`}, over real HTTP with real
            signatures.
          </p>
          <section>
            <h2>Mail</h2>
            <p>
              Every mail the site sends is caught here: <a href="/mail">the inbox</a>, as JSON
              <code>GET /mail?to=</code>.
            </p>
          </section>
          <section>
            <h2>KLUWP, card payments</h2>
            <p>
              A deposit by card leads to its page. The same by a call: <code>POST</code> the page's address with the
              form field <code>outcome</code>: <code>approve</code> <code>approve-twice</code> <code>approve-late</code>
              <code>decline</code> <code>expire</code> <code>wrong-amount</code> <code>bad-signature</code>
              <code>cancel</code>, and for a paid one <code>refund</code> <code>chargeback</code>. A card takes no
              payout that ends in 13 cents; <code>pay-out-late</code> <code>pay-out-late-untold</code> pay it after all.
            </p>
          </section>
          ${chains}
          <section>
            <h2>Rates</h2>
            <p><a href="/rates/v1/latest">EUR for one unit of each currency</a>, quoted now.</p>
          </section>
        </main>
      </body>
    </html>`;
