import { useEffect, useState, type RefObject } from 'react';

/** Margin: rendered before it scrolls into view, even when scrolling fast. */
const aheadOfView = '600px 0px';

/** Whether an element has come near the view, even if its content is not laid out; `already`: rendered with the document. */
export const useNear = (element: RefObject<Element | null>, already: boolean): boolean => {
  const [near, setNear] = useState(already);
  useEffect(() => {
    const { current } = element;
    if (near || current === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: aheadOfView },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [element, near]);
  return near;
};
