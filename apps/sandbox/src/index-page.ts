/** Index page of the sandbox. */
import { chainSections } from './chains/index.ts';
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

/** `about`: each party's HTML. */
export const indexPage = (siteUrl: string | undefined, about: readonly Markup[]): Markup =>
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
          ${about.map((section) => html`<section>${section}</section>`)} ${chainSections}
          <section>
            <h2>Rates</h2>
            <p><a href="/rates/v1/latest">EUR for one unit of each currency</a>, quoted now.</p>
          </section>
        </main>
      </body>
    </html>`;
