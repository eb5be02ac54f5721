/**
 * The players' programs are written for React and run on Preact, which weighs a fifth of it: whoever imports the one gets
 * the other, in what is built and in what is tested.
 */
export const preactForReact = {
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/** The same for builders that would else take `react` for the beginning of every other name. */
export const preactAliases = Object.entries(preactForReact).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}));

/** The tests' own library, as modules: only those are read through the names above. */
export const testingAlias = {
  find: /^@testing-library\/react$/,
  replacement: '@testing-library/react/dist/@testing-library/react.esm.js',
};
