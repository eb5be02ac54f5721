/** Notice on every sandbox page that no real money moves. */
import { html, markup } from './html.ts';

export const testStyles = markup(`
.test-strip{background:repeating-linear-gradient(-45deg,#ffd84d 0 14px,#ffcf26 14px 28px);color:#241b00;font:600 14px/1.4 system-ui,sans-serif;text-align:center;padding:8px 16px;border-bottom:2px solid #241b00}
`);

export const testStrip = html`<div class="test-strip" role="note">Test environment – no real money moves here</div>`;
