import { hydrate, render } from 'preact';
import { renderToStringAsync } from 'preact-render-to-string';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { WhenAwake, Part, takeOverInParts, useIsAwake } from './parts.tsx';

const tasks: (() => void)[] = [];
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

vi.mock('./next-task.ts', () => ({
  nextTask: () => new Promise<void>((resolve) => tasks.push(resolve)),
}));

/** Lets the next task run, with all that follows from it by itself. */
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

const Awake = () => <output>{useIsAwake() ? 'awake' : 'asleep'}</output>;

const Page = () => (
  <>
    <Counter name="around" />
    <Part name="outer">
      <Counter name="outer">
        <Part name="inner">
          <Counter name="inner" />
        </Part>
      </Counter>
    </Part>
    <Part name="last">
      <Counter name="last" />
    </Part>
    <Awake />
  </>
);

const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent.startsWith(name));
  if (found === undefined) throw new Error(`No button ${name}`);
  return found;
};

/** Presses each and says who heard. */
const heard = async (): Promise<string[]> => {
  const buttons = [...document.querySelectorAll('button')];
  const before = buttons.map(({ textContent }) => textContent);
  buttons.forEach((one) => one.click());
  await settled();
  return buttons.flatMap(({ textContent }, index) =>
    textContent === before[index] ? [] : [textContent.split(' ')[0] ?? ''],
  );
};

const drawn = async (): Promise<void> => {
  const html = await renderToStringAsync(<Page />);
  expect(html).not.toContain('<!--');
  document.body.innerHTML = html.replace('awake', 'asleep');
};

test('a drawn page hears part by part, each in a task of its own, an inner one after all that were met before it', async () => {
  await drawn();
  const done = takeOverInParts(() => hydrate(<Page />, document.body));
  expect(await heard()).toEqual(['around']);
  await nextTask();
  expect(await heard()).toEqual(['around', 'outer']);
  await nextTask();
  expect(await heard()).toEqual(['around', 'outer', 'last']);
  await nextTask();
  expect(await heard()).toEqual(['around', 'outer', 'inner', 'last']);
  expect(document.querySelector('output')?.textContent).toBe('asleep');
  await nextTask();
  await done;
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('awake');
});

test('what the server drew stays: no element is drawn a second time, nothing is left over', async () => {
  await drawn();
  const before = ['around', 'outer', 'inner', 'last'].map(button);
  const elements = document.querySelectorAll('*').length;
  const done = takeOverInParts(() => hydrate(<Page />, document.body));
  for (let task = 0; task < 4; task += 1) await nextTask();
  await done;
  expect(['around', 'outer', 'inner', 'last'].map(button)).toEqual(before);
  expect(document.querySelectorAll('*').length).toBe(elements);
});

test('a part that goes before its turn takes with it what the server drew', async () => {
  const Leaving = () => {
    const [here, setHere] = useState(true);
    return (
      <section>
        <button type="button" onClick={() => setHere(false)}>
          leave
        </button>
        {here ? (
          <Part name="gone">
            <Counter name="gone" />
          </Part>
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
  const done = takeOverInParts(() => hydrate(<Both />, document.body));
  button('leave').click();
  await settled();
  const texts = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['leave', 'next 0', 'beside 0']);
  for (let task = 0; task < 2; task += 1) await nextTask();
  await done;
  expect(texts()).toEqual(['leave', 'next 0', 'beside 0']);
  expect(await heard()).toEqual(['next', 'beside']);
});

test('what comes late is drawn when the last part was taken over', async () => {
  const Slow = () => (
    <>
      <Part name="only">
        <Counter name="only" />
      </Part>
      <WhenAwake>
        <Counter name="late" />
      </WhenAwake>
    </>
  );
  document.body.innerHTML = (await renderToStringAsync(<Slow />)).replace(/<section><button type="button">late.*$/, '');
  const done = takeOverInParts(() => hydrate(<Slow />, document.body));
  await nextTask();
  expect(document.querySelectorAll('button')).toHaveLength(1);
  await nextTask();
  await done;
  await expect.poll(() => button('late')).toBeDefined();
});
