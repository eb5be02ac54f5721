import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SiteStyles } from './document.tsx';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

test('a document that is drawn anew, as after a crash, keeps style, nonce and the sheets that came later', () => {
  document.head.innerHTML = '<style id="site-css">b{color:red}</style>';
  // As a browser has it: the attribute is hidden.
  Object.assign(document.head.firstElementChild ?? {}, { nonce: 'abc' });
  render(<SiteStyles />);
  cleanup();
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="data:text/css,">');
  document.head.replaceWith(document.createElement('head'));
  render(<SiteStyles />);
  const style = document.body.querySelector('style');
  expect(style?.textContent).toBe('b{color:red}');
  expect(style?.getAttribute('nonce')).toBe('abc');
  expect(document.head.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
});
