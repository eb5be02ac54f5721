/** The canvas a slot is drawn on: WebGL where a real graphics chip answers, plain canvas where it would be emulated. */
import 'pixi.js/unsafe-eval';
import { AlphaMask, Application, extensions, StencilMask } from 'pixi.js';

/** Registrations of Pixi's entry that a slot needs: reels are clipped by a mask. */
extensions.add(AlphaMask, StencilMask);

/** How emulated graphics call themselves. */
const emulated = /swiftshader|llvmpipe|software|basic render/i;

const hasGraphicsChip = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !emulated.test(name);
};

export const sharpest = 2;

/** Of either kind of canvas, once. */
export const onContextLost = ({ canvas }: Application, act: () => void): void => {
  for (const event of ['webglcontextlost', 'contextlost']) canvas.addEventListener(event, act, { once: true });
};

export const createApplication = async (host: HTMLElement): Promise<Application> => {
  const app = new Application();
  await app.init({
    preference: hasGraphicsChip() ? 'webgl' : 'canvas',
    width: host.clientWidth,
    height: host.clientHeight,
    backgroundAlpha: 0,
    antialias: true,
    resolution: Math.min(sharpest, devicePixelRatio),
    autoDensity: true,
    autoStart: false,
  });
  app.canvas.setAttribute('aria-hidden', 'true');
  host.prepend(app.canvas);
  return app;
};
