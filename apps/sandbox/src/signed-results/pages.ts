/** The studio's pages: the picture of a table, which the game shows in a frame, and what its next round is told to do wrong. */
import { html, markup, type Markup } from '../html.ts';
import { testStrip, testStyles } from '../test-strip.ts';
import { pockets, wishes, type Wish } from './round.ts';

const size = 37;
const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const pocketArt = (number: number, index: number): string => {
  const [from, to] = [index - 0.5, index + 0.5].map((at) => (at / size) * 2 * Math.PI);
  const point = (angle: number, radius: number) =>
    `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  const colour = number === 0 ? '#0c7a43' : red.has(number) ? '#a3142b' : '#14131a';
  const [a, b] = [from ?? 0, to ?? 0];
  return (
    `<path d="M${point(a, 60)}L${point(a, 92)}A92 92 0 0 1 ${point(b, 92)}L${point(b, 60)}A60 60 0 0 0 ${point(a, 60)}Z" fill="${colour}" stroke="#caa75e" stroke-width=".6"/>` +
    `<text transform="rotate(${((index / size) * 360).toFixed(2)}) translate(0 -79)" text-anchor="middle" font-size="8" fill="#fff">${number}</text>`
  );
};

const wheel = markup(
  `<svg viewBox="-100 -100 200 200" role="img" aria-label="A roulette wheel"><circle r="99" fill="#3b2415"/><circle r="94" fill="#caa75e"/><g id="rotor">${pockets.map(pocketArt).join('')}<circle r="60" fill="#5b3820"/><circle r="22" fill="#caa75e"/><path d="M-40 0H40M0-40V40" stroke="#caa75e" stroke-width="5"/></g><g id="arm"><circle cy="-66" r="4" fill="#fff"/></g></svg>`,
);

const streamStyles = markup(`
html,body{margin:0;height:100%;background:radial-gradient(circle at 50% 30%,#3d1622,#0d0508);color:#f5e9d8;font:600 15px/1.3 system-ui,sans-serif;overflow:hidden}
svg{position:absolute;inset:9%;width:82%;height:82%}
#rotor,#arm{transform-origin:0 0}
p{position:absolute;top:27px;left:12px;margin:0;font-size:12px}
small{position:absolute;top:8px;left:12px;font-size:11px;opacity:.7}
@media(max-width:220px){p,small{display:none}}
`);

/** Asks twice a second what is going on, as a camera would show it. */
export const streamScript = (pollMs: number): string => `
const pockets=${JSON.stringify(pockets)};
const rotor=document.getElementById('rotor'),arm=document.getElementById('arm'),words=document.querySelector('p');
let last;
const show=(state)=>{
  words.textContent=state.pocket===null?(state.spunMs===null?'Place your bets':'No more bets'):String(state.pocket);
  if(state.round===last&&state.spunMs!==null&&arm.dataset.moving===state.round)return;
  last=state.round;
  if(state.spunMs===null)return;
  arm.dataset.moving=state.round;
  const turn=pockets.indexOf(state.target)*360/37;
  const left=Math.max(0,state.spinMs-state.spunMs);
  for(const [part,end] of [[rotor,-720],[arm,2160-720+turn]])
    part.animate([{rotate:'0deg'},{rotate:end+'deg'}],{duration:state.spinMs,delay:left-state.spinMs,easing:'cubic-bezier(.2,.6,.3,1)',fill:'both'});
};
const ask=async()=>{
  try{
    show(await(await fetch(location.pathname+'/state')).json());
    parent.postMessage('carmine-stream-1','*');
  }catch{}
  setTimeout(ask,${pollMs});
};
ask();
`;

export const streamPage = (table: string, script: string): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Studio, ${table}</title>
        <style>
          ${streamStyles}
        </style>
      </head>
      <body>
        ${wheel}
        <small>${table}</small>
        <p aria-live="polite"></p>
        <script>
          ${markup(script)};
        </script>
      </body>
    </html>`;

export const controlsPage = (tables: readonly string[], told: (table: string) => Wish): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Studio</title>
        <style>
          ${testStyles}${markup('body{margin:0;font:16px/1.5 system-ui,sans-serif}main{max-width:720px;margin:0 auto;padding:16px}form{display:grid;gap:8px}button{text-align:left;padding:8px 12px}')}
        </style>
      </head>
      <body>
        ${testStrip}
        <main>
          <h1>Studio</h1>
          ${tables.length === 0 && html`<p>No table has announced a round yet.</p>`}
          ${tables.map(
            (table) =>
              html`<section>
                <h2>${table}</h2>
                <p>Next round: ${wishes[told(table)]}</p>
                <form method="post">
                  <input type="hidden" name="table" value="${table}" />
                  ${Object.entries(wishes).map(
                    ([wish, text]) => html`<button name="next" value="${wish}">${text}</button>`,
                  )}
                </form>
              </section>`,
          )}
        </main>
      </body>
    </html>`;
