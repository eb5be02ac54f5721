/** The picture's life: built when the scene appears, again when its size changes, gone with everything when it leaves. */
import type { Application } from 'pixi.js';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createApplication, onContextLost } from './renderer.ts';
import { noPicture } from './no-picture.ts';
import { createPicture, type Picture } from './picture.ts';
import type { SlotGame } from './slot-game.ts';
import { layoutOf, type Layout } from './layout.ts';

const resizeMs = 180;

export interface PictureStage {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly picture: RefObject<Picture | undefined>;
  /** Number of scenes built; 0 while there is none. */
  readonly built: number;
  readonly layout: Layout | undefined;
}

export const usePicture = (game: SlotGame, still: boolean): PictureStage => {
  const host = useRef<HTMLDivElement>(null);
  const picture = useRef<Picture>(undefined);
  const [stage, setStage] = useState<{ built: number; layout: Layout | undefined }>({ built: 0, layout: undefined });

  useEffect(() => {
    const { kind, art, title } = game;
    const strips = kind.strips(false);
    const element = host.current;
    if (element === null) return undefined;
    let [live, building, stale] = [true, false, false];
    let app: Application | undefined;
    /** Its canvas has lost what it is drawn with; it stays until there is another one. */
    let lost: Application | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = async (): Promise<Application> => {
      const made = await createApplication(element);
      onContextLost(made, () => {
        if (made !== app || !live) return;
        // Graphics memory was taken away: everything is drawn again, on another canvas, and the round goes on. Until then nothing
        // is drawn on this one: it would not be seen, and what has to be compiled for it could not be.
        made.stop();
        [lost, app, stale] = [app, undefined, true];
        later();
      });
      return made;
    };
    const build = async () => {
      const [width, height] = [element.clientWidth, element.clientHeight];
      if (building || width < 100 || height < 100) return;
      [building, stale] = [true, false];
      const layout = layoutOf(width, height, kind.grid);
      const falls = kind.cascade !== undefined;
      let next: Picture | undefined;
      try {
        app ??= await begin();
        if (live) next = await createPicture(app, layout, { art, title, strips, still, falls, levels: kind.levels });
      } catch (error) {
        // A round is played without its picture rather than not at all.
        reportError(error);
        next = noPicture(layout, falls);
      }
      if (live && next !== undefined) {
        // The canvas takes its new size with the picture for it: what is shown until then is whole.
        app?.renderer.resize(width, height);
        picture.current?.destroy();
        picture.current = next;
        if (!stale) {
          lost?.destroy({ removeView: true });
          lost = undefined;
        }
        setStage(({ built }) => ({ built: built + 1, layout }));
        if (!document.hidden) app?.start();
      }
      building = false;
      if (!live) end();
      else if (stale || element.clientWidth !== width || element.clientHeight !== height) later();
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void build(), resizeMs);
    };
    const end = () => {
      picture.current?.destroy();
      picture.current = undefined;
      for (const one of [app, lost]) one?.destroy({ removeView: true });
      [app, lost] = [undefined, undefined];
    };
    const onVisible = () => {
      if (picture.current === undefined) return;
      if (document.hidden) app?.stop();
      else app?.start();
    };
    const observer = new ResizeObserver(() => {
      const layout = picture.current?.layout;
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
  }, [game, still]);

  return { host, picture, ...stage };
};
