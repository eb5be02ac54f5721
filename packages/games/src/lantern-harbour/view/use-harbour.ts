/** The picture's life: built when the scene appears, again when its size changes, gone with everything when it leaves. */
import type { Application } from 'pixi.js';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createApplication } from '../../slots/stage/renderer.ts';
import { createHarbour, type Harbour } from './harbour.ts';
import { layoutOf, type Layout } from './layout.ts';

const resizeMs = 180;

export interface HarbourStage {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly harbour: RefObject<Harbour | undefined>;
  /** Counts the pictures built; 0 while there is none. */
  readonly built: number;
  readonly layout: Layout | undefined;
}

export const useHarbour = (strips: readonly (readonly string[])[], still: boolean): HarbourStage => {
  const host = useRef<HTMLDivElement>(null);
  const harbour = useRef<Harbour>(undefined);
  const [stage, setStage] = useState<{ built: number; layout: Layout | undefined }>({ built: 0, layout: undefined });

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    let [live, building] = [true, false];
    let app: Application | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const build = async () => {
      const [width, height] = [element.clientWidth, element.clientHeight];
      if (building || width < 100 || height < 100) return;
      building = true;
      app ??= await createApplication(element);
      if (live) {
        app.renderer.resize(width, height);
        const next = await createHarbour(app, layoutOf(width, height), strips, still);
        harbour.current?.destroy();
        harbour.current = next;
        setStage(({ built }) => ({ built: built + 1, layout: next.layout }));
        if (!document.hidden) app.start();
      }
      building = false;
      if (!live) end();
      else if (element.clientWidth !== width || element.clientHeight !== height) later();
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void build(), resizeMs);
    };
    const end = () => {
      harbour.current?.destroy();
      harbour.current = undefined;
      app?.destroy({ removeView: true });
      app = undefined;
    };
    const onVisible = () => {
      if (harbour.current === undefined) return;
      if (document.hidden) app?.stop();
      else app?.start();
    };
    const observer = new ResizeObserver(() => {
      const layout = harbour.current?.layout;
      if (layout?.width !== element.clientWidth || layout.height !== element.clientHeight) later();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', onVisible);
    void build();
    return () => {
      live = false;
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', onVisible);
      if (!building) end();
    };
  }, [strips, still]);

  return { host, harbour, ...stage };
};
