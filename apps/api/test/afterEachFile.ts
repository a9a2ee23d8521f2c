/** Read anew for every test file, as no other module is: the next file in this process finds room. */
import { afterAll } from 'vitest';
import { closeOpened } from './opened.ts';

afterAll(closeOpened);
