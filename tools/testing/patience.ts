/** Lazy modules are compiled at first use in tests, which takes more than a second on a busy machine. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 60_000 });
