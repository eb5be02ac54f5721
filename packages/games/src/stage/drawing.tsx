/** An image drawn as SVG text by a game's code: parsed separately from the page, where nothing in it can execute. */
import { useLayoutEffect, useRef } from 'react';

export const Drawing = ({ className, art }: { className: string; art: string }) => {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { firstElementChild: drawing } = new DOMParser().parseFromString(art, 'text/html').body;
    place.current?.replaceChildren(...(drawing === null ? [] : [document.importNode(drawing, true)]));
  }, [art]);
  return <span className={className} ref={place} />;
};
