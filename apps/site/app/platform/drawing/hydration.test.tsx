import { hydrate, render } from 'preact';
import { renderToStringAsync } from 'preact-render-to-string';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { WhenHydrated, HydrationChunk, hydrateInChunks, useIsHydrated } from './hydration.tsx';

const tasks: (() => void)[] = [];
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

vi.mock('./next-task.ts', () => ({
  nextTask: () => new Promise<void>((resolve) => tasks.push(resolve)),
}));

/** Runs the next task and what follows from it. */
const nextTask = async (): Promise<void> => {
  await expect.poll(() => tasks).toHaveLength(1);
  tasks.shift()?.();
  await settled();
};

afterEach(() => {
  render(null, document.body);
  document.body.innerHTML = '';
});

const Counter = ({ name, children }: { readonly name: string; readonly children?: ReactNode }) => {
  const [count, setCount] = useState(0);
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>
        {name} {count}
      </button>
      {children}
    </section>
  );
};

const State = () => <output>{useIsHydrated() ? 'hydrated' : 'hydrating'}</output>;

const Page = () => (
  <>
    <Counter name="around" />
    <HydrationChunk name="outer">
      <Counter name="outer">
        <HydrationChunk name="inner">
          <Counter name="inner" />
        </HydrationChunk>
      </Counter>
    </HydrationChunk>
    <HydrationChunk name="last">
      <Counter name="last" />
    </HydrationChunk>
    <State />
  </>
);

const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent.startsWith(name));
  if (found === undefined) throw new Error(`No button ${name}`);
  return found;
};

/** Clicks each button and returns the names of those that responded. */
const clicked = async (): Promise<string[]> => {
  const buttons = [...document.querySelectorAll('button')];
  const before = buttons.map(({ textContent }) => textContent);
  buttons.forEach((one) => one.click());
  await settled();
  return buttons.flatMap(({ textContent }, index) =>
    textContent === before[index] ? [] : [textContent.split(' ')[0] ?? ''],
  );
};

const serverRender = async (): Promise<void> => {
  const html = await renderToStringAsync(<Page />);
  expect(html).not.toContain('<!--');
  document.body.innerHTML = html.replace('hydrated', 'hydrating');
};

test('chunks are hydrated one by one, each in a task of its own, a nested one after all that were rendered before it', async () => {
  await serverRender();
  const done = hydrateInChunks(() => hydrate(<Page />, document.body));
  expect(await clicked()).toEqual(['around']);
  await nextTask();
  expect(await clicked()).toEqual(['around', 'outer']);
  await nextTask();
  expect(await clicked()).toEqual(['around', 'outer', 'last']);
  await nextTask();
  expect(await clicked()).toEqual(['around', 'outer', 'inner', 'last']);
  expect(document.querySelector('output')?.textContent).toBe('hydrating');
  await nextTask();
  await done;
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('hydrated');
});

test('hydration keeps server-rendered elements: none is created a second time, nothing is left over', async () => {
  await serverRender();
  const before = ['around', 'outer', 'inner', 'last'].map(button);
  const elements = document.querySelectorAll('*').length;
  const done = hydrateInChunks(() => hydrate(<Page />, document.body));
  for (let task = 0; task < 4; task += 1) await nextTask();
  await done;
  expect(['around', 'outer', 'inner', 'last'].map(button)).toEqual(before);
  expect(document.querySelectorAll('*').length).toBe(elements);
});

test('a chunk that is removed before it is hydrated takes its server-rendered elements along', async () => {
  const Leaving = () => {
    const [here, setHere] = useState(true);
    return (
      <section>
        <button type="button" onClick={() => setHere(false)}>
          leave
        </button>
        {here ? (
          <HydrationChunk name="gone">
            <Counter name="gone" />
          </HydrationChunk>
        ) : (
          <Counter name="next" />
        )}
      </section>
    );
  };
  const Both = () => (
    <>
      <Leaving />
      <Counter name="beside" />
    </>
  );
  document.body.innerHTML = await renderToStringAsync(<Both />);
  const done = hydrateInChunks(() => hydrate(<Both />, document.body));
  button('leave').click();
  await settled();
  const texts = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['leave', 'next 0', 'beside 0']);
  for (let task = 0; task < 2; task += 1) await nextTask();
  await done;
  expect(texts()).toEqual(['leave', 'next 0', 'beside 0']);
  expect(await clicked()).toEqual(['next', 'beside']);
});

test('WhenHydrated mounts its children after the last chunk', async () => {
  const Slow = () => (
    <>
      <HydrationChunk name="only">
        <Counter name="only" />
      </HydrationChunk>
      <WhenHydrated>
        <Counter name="late" />
      </WhenHydrated>
    </>
  );
  document.body.innerHTML = (await renderToStringAsync(<Slow />)).replace(/<section><button type="button">late.*$/, '');
  const done = hydrateInChunks(() => hydrate(<Slow />, document.body));
  await nextTask();
  expect(document.querySelectorAll('button')).toHaveLength(1);
  await nextTask();
  await done;
  await expect.poll(() => button('late')).toBeDefined();
});
