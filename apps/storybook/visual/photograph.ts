// Takes the pictures of a story after its play, and checks each variant for sideways scrolling, fonts and contrast.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { CDPSession, Page, Request } from 'playwright';
import { viewports } from '../.storybook/viewports.ts';
import { systemFontsIn } from './fonts.ts';
import { isKept } from './keptPictures.ts';
import { pictureKindOf, type Shot, shotPath, shotsOf, type TaggedStory } from './shots.ts';

export interface PhotographedStory extends TaggedStory {
  /** Rules that the story switches off, with its reason beside it in the story. */
  a11y?: { config?: { rules?: { id: string; enabled?: boolean }[] } };
}

/** Pictures that are not the kept ones are written here; without it a run takes none. */
const folder = process.env.VISUAL_ACTUAL;

const axeSource = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What a picture shows below the story. @unit px */
const BOTTOM_MARGIN = 16;

interface PageSize {
  /** From the top of the page to below the story. @unit px */
  height: number;
  /** By how much the page is wider than its window. @unit px */
  overflow: number;
}

/** What the preview adds to the window (see `.storybook/timers.ts`), and what the DOM types do not know yet. */
interface StoryWindow {
  banxinTimers: { runShortTimers(): Promise<void> };
  scheduler: { postTask(task: () => void, options: { priority: 'background' }): Promise<void> };
}

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Types of requests that a picture waits for. A story's calls are not among them: some wait for ever on purpose. */
const AWAITED_TYPES = new Set(['script', 'stylesheet', 'font', 'image']);

/** Follows what the page loads from here on, so that a picture can wait for it. */
export function watchRequests(page: Page): void {
  if (pendingRequests.has(page)) return;
  const requests = new Set<Request>();
  pendingRequests.set(page, requests);
  page.on('request', (request) => {
    // For a data: or blob: address the browser reports no end.
    if (/^https?:/.test(request.url()) && AWAITED_TYPES.has(request.resourceType())) {
      requests.add(request);
    }
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** What a story loads comes from this machine: whatever takes longer will not come. @unit ms */
const LOADING_LIMIT = 60_000;

/** Waits until a request is answered; throws with its address when that takes too long. */
async function answerTo(request: Request): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    const late = () => reject(new Error(`Still being loaded after a minute: ${request.url()}`));
    timer = setTimeout(late, LOADING_LIMIT);
  });
  const answered = request.response().then((response) => response?.finished());
  await Promise.race([answered, tooLong]).finally(() => clearTimeout(timer));
}

/** Waits until nothing is being loaded. */
async function waitForRequests(page: Page): Promise<void> {
  const requests = pendingRequests.get(page);
  if (!requests) throw new Error('The requests of this page were not watched.');
  while (requests.size > 0) {
    const [request] = requests;
    if (request) await answerTo(request);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  }
}

/** Waits until requests, short timers and their effects are over and fonts and images are there; measures the page. */
async function settle(page: Page): Promise<PageSize> {
  await waitForRequests(page);
  return await measureAtRest(page);
}

const measureAtRest = (page: Page): Promise<PageSize> =>
  page.evaluate(async (below) => {
    const { banxinTimers, scheduler } = globalThis as unknown as StoryWindow;
    await banxinTimers.runShortTimers();
    // A background task runs only when no other task waits.
    for (let turn = 0; turn < 2; turn += 1) {
      await scheduler.postTask(() => {}, { priority: 'background' });
    }
    // A lazy image below the window is not loaded before somebody scrolls to it.
    const images = [...document.images].filter(
      (image) =>
        !image.complete &&
        image.checkVisibility() &&
        (image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight),
    );
    await Promise.all(
      images.map(
        (image) =>
          new Promise((done) => {
            image.onload = done;
            image.onerror = done;
          }),
      ),
    );
    // Laying out may ask for another part of a font.
    do {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    } while (document.fonts.status !== 'loaded');
    const root = document.querySelector('#storybook-root');
    const hasOverlay = [...document.body.children].some(
      (child) =>
        child !== root &&
        child instanceof HTMLElement &&
        !child.id.startsWith('storybook-') &&
        !child.hasAttribute('data-live-announcer') &&
        // The container of a floating list may have no box of its own: its descendants are measured too.
        [child, ...child.querySelectorAll('*')].some((part) => {
          const { width, height } = part.getBoundingClientRect();
          return (
            width > 1 &&
            height > 1 &&
            part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
          );
        }),
    );
    const end = Math.ceil((root?.getBoundingClientRect().bottom ?? 0) + scrollY) + below;
    return {
      // With an overlay the picture is the window, without one the whole page.
      height: hasOverlay ? innerHeight : Math.min(end, 4000),
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  }, BOTTOM_MARGIN);

interface Media {
  reducedMotion: 'reduce' | 'no-preference';
  forcedColors: 'active' | 'none';
}

const media = new WeakMap<Page, Media>();

/** Sets media features, unless they are that already: setting them makes the page style itself again. */
export async function emulate(page: Page, wanted: Partial<Media>): Promise<void> {
  const is = media.get(page) ?? { reducedMotion: 'no-preference', forcedColors: 'none' };
  const next = { ...is, ...wanted };
  if (next.reducedMotion === is.reducedMotion && next.forcedColors === is.forcedColors) return;
  await page.emulateMedia(next);
  media.set(page, next);
}

/** Sets the window's size, unless it is that already: setting it makes the page lay itself out again. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  const is = page.viewportSize();
  if (is?.width !== width || is.height !== height) await page.setViewportSize({ width, height });
}

async function applyVariant(page: Page, shot: Shot): Promise<void> {
  const { width, height } = viewports[shot.viewport];
  await resize(page, width, height);
  await emulate(page, { forcedColors: shot.isForced ? 'active' : 'none' });
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, shot.theme);
}

/** Throws when text has too little contrast in the dark theme. Storybook's addon has checked the light one. */
async function checkDarkContrast(page: Page, story: PhotographedStory): Promise<void> {
  const isOff = story.a11y?.config?.rules?.some(
    ({ id, enabled }) => id === 'color-contrast' && enabled === false,
  );
  if (isOff) return;
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await page.addScriptTag({ path: axeSource });
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object, options: RunOptions): Promise<AxeResults> };
    };
    const { violations } = await axe.run(
      { include: [['body']], exclude: [['[data-live-announcer]']] },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    );
    return violations.flatMap(({ nodes }) =>
      nodes.map((node) => `${node.html}\n${node.failureSummary}`),
    );
  });
  if (found.length > 0)
    throw new Error(`Too little contrast in the dark theme:\n${found.join('\n')}`);
}

/**
 * Makes the window as tall as a tall page: what sticks to its edges then stands where the page begins and ends,
 * wherever a play has scrolled to. A page that grows with the window is shown in the window as it was.
 */
async function fitWindow(page: Page, width: number, height: number): Promise<PageSize> {
  const size = await settle(page);
  if (size.height <= height) return size;
  await page.setViewportSize({ width, height: size.height });
  const whole = await settle(page);
  // A page that fills its window is one margin taller than it.
  if (whole.height <= size.height + BOTTOM_MARGIN) return { ...whole, height: size.height };
  await page.setViewportSize({ width, height });
  return { ...(await settle(page)), height };
}

/**
 * Has what sticks painted anew. Where it stands on a part of a pixel, the browser keeps what it painted before the window
 * was made taller, rounded for where it stood then: words would lie a pixel off, in some runs and not in others.
 */
async function paintAnew(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sticking = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (part) => getComputedStyle(part).position === 'sticky',
    );
    const painted = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const own = sticking.map((part) => part.style.position);
    for (const part of sticking) part.style.position = 'relative';
    await painted();
    for (const [at, part] of sticking.entries()) part.style.position = own[at] ?? '';
    await painted();
  });
}

const ATTEMPTS = 8;
const NO_REST = 'The picture does not come to rest: something on it keeps moving.';

/** Takes a picture again until it is the same twice: in the first one a layer may still be being painted. */
async function takeUntilStable(first: string, take: () => Promise<string>): Promise<string> {
  let last = first;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const next = await take();
    if (next === last) return next;
    last = next;
  }
  throw new Error(NO_REST);
}

/**
 * Throws when a font of the machine has drawn text, or text has too little contrast in the dark theme. A picture that is
 * the kept one pixel by pixel has passed when it was kept; the sheets of the components are looked at in every run.
 */
async function checkDrawing(
  page: Page,
  client: CDPSession,
  story: PhotographedStory,
  { theme, isForced }: Shot,
): Promise<void> {
  if (isForced) return;
  if (theme === 'dark') return await checkDarkContrast(page, story);
  const found = await systemFontsIn(page, client);
  if (found.length > 0) throw new Error(`Drawn by a font of this machine:\n${found.join('\n')}`);
}

/** Photographs the story as it stands after its play. What keeps a picture from being taken is written in its place. */
export async function photograph(page: Page, story: PhotographedStory): Promise<void> {
  const shots = folder ? shotsOf(story) : [];
  if (!folder || shots.length === 0) return;
  const client = await page.context().newCDPSession(page);
  const kind = pictureKindOf(story);
  for (const [index, shot] of shots.entries()) {
    try {
      await takeShot(page, client, story, shot, kind === 'sheet');
    } catch (error) {
      // The pictures after this one are not taken either, for the same reason.
      for (const { name } of shots.slice(index)) {
        writeInPlace(shotPath(story.id, name), 'failed', String(error));
      }
      throw error;
    }
  }
  await client.detach();
}

/** Writes what stands for a picture: itself, that it is the kept one, or why there is none. */
function writeInPlace(
  name: string,
  kind: 'png' | 'kept' | 'failed',
  content: string | Buffer,
): void {
  const file = join(folder ?? '', `${name}.${kind}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function takeShot(
  page: Page,
  client: CDPSession,
  story: PhotographedStory,
  shot: Shot,
  isSheet: boolean,
): Promise<void> {
  await applyVariant(page, shot);
  const { width, height: windowHeight } = viewports[shot.viewport];
  const name = shotPath(story.id, shot.name);
  let kept = false;
  let last = '';
  // What comes late, a part that is still being loaded for example, may come between measuring and taking.
  let size = await fitWindow(page, width, windowHeight);
  for (let attempt = 1; ; attempt += 1) {
    if (size.overflow > 0) {
      throw new Error(
        `At ${width} px the page is ${size.overflow} px too wide and scrolls sideways.`,
      );
    }
    const { height } = size;
    const take = async () => {
      const picture = await client.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        clip: { x: 0, y: 0, width, height, scale: 1 },
      });
      return picture.data;
    };
    last = await take();
    kept = await isKept(name, Buffer.from(last, 'base64'));
    if (kept) break;
    await paintAnew(page);
    last = await takeUntilStable(await take(), take);
    kept = await isKept(name, Buffer.from(last, 'base64'));
    await resize(page, width, windowHeight);
    size = await fitWindow(page, width, windowHeight);
    if (size.height === height) break;
    if (attempt === ATTEMPTS) throw new Error(NO_REST);
  }
  if (!kept || isSheet) await checkDrawing(page, client, story, shot);
  if (kept) writeInPlace(name, 'kept', '');
  else writeInPlace(name, 'png', Buffer.from(last, 'base64'));
}
