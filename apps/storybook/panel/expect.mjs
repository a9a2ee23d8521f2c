// What a page shows is waited for as long as what is pressed in it.
import { expect as expectSoon } from 'playwright/test';
import { PATIENCE_MS } from '../../../scripts/library/browser.ts';

/** Playwright's `expect`, which waits 5 s by itself: a busy machine loads a page of the manual in more. */
export const expect = expectSoon.configure({ timeout: PATIENCE_MS });
