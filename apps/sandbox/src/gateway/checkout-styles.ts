/** A gateway's styles: a plain, bright page unlike the shop's. */
import { markup } from '../html.ts';

/** What a gateway paints differently. */
export interface Look {
  readonly ink: string;
  readonly accent: string;
  readonly accentDark: string;
  readonly ground: string;
  /** Radius of panels and buttons. */
  readonly corner: string;
}

const common: Look = { ink: '#10233a', accent: '#0b5fd6', accentDark: '#094cab', ground: '#eef3f8', corner: '9px' };

export const checkoutStyles = ({ ink, accent, accentDark, ground, corner }: Look = common) =>
  markup(`
*{box-sizing:border-box}
:root{--ink:${ink};--soft:#5a6b7f;--line:#cfd8e3;--accent:${accent};--accent-dark:${accentDark};--ground:${ground};--corner:${corner}}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 "Segoe UI",system-ui,-apple-system,Roboto,sans-serif}
header{max-width:980px;margin:0 auto;padding:24px 16px 8px;display:flex;align-items:center;justify-content:space-between;gap:16px}
.brand{display:flex;align-items:center;gap:10px;font-weight:700;font-size:20px;letter-spacing:.02em}
.brand svg{width:34px;height:34px}
.secure{color:var(--soft);font-size:14px;display:flex;align-items:center;gap:6px}
main{max-width:980px;margin:0 auto;padding:8px 16px 56px;display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}
@media(min-width:860px){main{grid-template:'form summary' auto 'form others' 1fr/minmax(0,3fr) minmax(0,2fr);align-items:start;gap:24px}
main>.form{grid-area:form}main>.summary{grid-area:summary}main>.others{grid-area:others}}
.panel{background:#fff;border:1px solid #dde5ee;border-radius:calc(var(--corner) + 5px);padding:20px;box-shadow:0 1px 2px rgba(16,35,58,.05),0 8px 24px rgba(16,35,58,.06)}
@media(min-width:480px){.panel{padding:28px}}
h1{font-size:20px;margin:0 0 4px}
h2{font-size:16px;margin:0 0 12px}
.amount{font-size:34px;font-weight:700;letter-spacing:-.01em;font-variant-numeric:tabular-nums;margin:2px 0 16px}
.soft{color:var(--soft);font-size:14px;margin:0}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:6px 16px;margin:0;font-size:14px}
dt{color:var(--soft)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
label{display:block;font-size:14px;font-weight:600;margin:0 0 14px}
input,select{display:block;width:100%;margin-top:6px;font:inherit;font-weight:400;padding:12px 14px;border:1px solid #8497ad;border-radius:var(--corner);background:#fff;color:var(--ink);font-variant-numeric:tabular-nums}
.two{display:grid;grid-template-columns:1fr 1fr;gap:14px}
button{font:inherit;cursor:pointer;border-radius:var(--corner);min-height:48px}
button:focus-visible,input:focus-visible,select:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid #7fb2ff;outline-offset:2px}
.pay{width:100%;border:0;background:var(--accent);color:#fff;font-weight:700;font-size:17px;padding:13px 16px}
.pay:hover{background:var(--accent-dark)}
.outcomes{display:grid;gap:10px;margin:0}
.outcomes button{width:100%;text-align:left;border:1px solid #8497ad;background:#fff;color:var(--ink);padding:10px 14px;display:block}
.outcomes button:hover{background:#f3f7fc;border-color:var(--accent)}
.outcomes strong{display:block}
.outcomes span{color:var(--soft);font-size:14px}
.state{display:inline-block;border-radius:999px;padding:4px 12px;font-size:14px;font-weight:700;background:#e4ebf3;color:var(--ink);margin-bottom:12px}
.state.good{background:#d8f3e1;color:#0c5a2c}.state.bad{background:#fde2e1;color:#8c1512}
.back{display:inline-block;margin-top:16px;color:var(--accent);font-weight:600}
table{width:100%;border-collapse:collapse;font-size:13px}td,th{text-align:left;padding:6px 4px;border-top:1px solid #e6ecf3;overflow-wrap:anywhere}th{overflow-wrap:normal}
`);
