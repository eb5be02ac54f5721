/** What a screen loads late is read from its sources at the first test that asks: longer than a second on a busy machine. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 60_000 });
