/** The players' front ends are written for React and run on Preact, which is a fifth of the size: imports are aliased in builds and tests. */
export const preactForReact = {
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/** The same for bundlers that treat an alias as a prefix. */
export const preactAliases = Object.entries(preactForReact).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}));

/** The testing library as ES modules, because only those are resolved with these aliases. */
export const testingAlias = {
  find: /^@testing-library\/react$/,
  replacement: '@testing-library/react/dist/@testing-library/react.esm.js',
};
