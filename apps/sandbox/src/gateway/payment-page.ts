/** What every page that a simulated party takes payments on has: its frame, a test card's fields, and a button for each outcome. */
import { html, type Markup } from '../html.ts';
import { testStrip, testStyles } from '../test-strip.ts';
import { checkoutStyles, type Look } from './checkout-styles.ts';

/** What it is called, its label, and what it does. */
export type Explained = readonly [string, string, string];

export const outcomeButton = ([outcome, title, what]: Explained): Markup =>
  html`<button name="outcome" value="${outcome}"><strong>${title}</strong><span>${what}</span></button>`;

export const outcomeForm = (buttons: Markup | readonly Markup[]): Markup =>
  html`<section class="panel others">
    <h2>Or make it end differently</h2>
    <form method="post" class="outcomes">${buttons}</form>
  </section>`;

/** Inputs have no name on purpose, so that they are never sent. */
export const cardDates: Markup = html`<div class="two">
  <label>Expiry<input inputmode="numeric" autocomplete="off" value="12 / 34" /></label>
  <label>Security code<input inputmode="numeric" autocomplete="off" value="123" /></label>
</div>`;

export const cardHeading: Markup = html`<h1>Pay by card</h1>
  <p class="soft">A test card is filled in. Nothing typed here is sent anywhere.</p>
  <br />`;

interface PageOf {
  readonly title: string;
  readonly brand: string;
  readonly logo: Markup;
  readonly promise: string;
  readonly look: Look | undefined;
  /** After the shared styles. */
  readonly styles: Markup | undefined;
}

export const paymentPage = (
  { title, brand, logo, promise, look, styles }: PageOf,
  { summary, form, others }: { readonly summary: Markup; readonly form: Markup; readonly others?: Markup | false },
): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${testStyles}${checkoutStyles(look)}${styles}
        </style>
      </head>
      <body>
        ${testStrip}
        <header>
          <div class="brand">${logo}${brand}</div>
          <div class="secure">${promise}</div>
        </header>
        <main>
          <div class="summary">${summary}</div>
          <div class="form">${form}</div>
          ${others}
        </main>
      </body>
    </html>`;
