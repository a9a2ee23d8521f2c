/** Graphic captcha: a PNG with four characters, good for one answer within 120 s. */
import { CAPTCHA_LENGTH, CAPTCHA_LIFE_SECONDS } from '@banxin/contract/constants';
import sharp from 'sharp';
import drawCaptcha from 'svg-captcha';
import type { Context } from '../../context.ts';
import { instantOf } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import { sha256 } from './session.ts';

/** Names the captcha that the browser was shown. */
export const CAPTCHA_COOKIE = 'banxin_captcha';

/** No 0, O, 1, I: nobody can tell them apart. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** @unit px */
const WIDTH = 120;
const HEIGHT = 44;

const textOf = (random: Random): string =>
  Array.from({ length: CAPTCHA_LENGTH }, () => LETTERS[random.int(LETTERS.length)]).join('');

const answerHash = (token: string, answer: string): string =>
  sha256(`${token}:${answer.trim().toUpperCase()}`);

/** Draws the text; a raster, because a script reads the letters of an SVG. */
export async function drawPng(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const draw = drawCaptcha as unknown as (text: string, options: object) => string;
  const svg = draw(text, {
    width: WIDTH,
    height: HEIGHT,
    fontSize: 46,
    noise: 3,
    color: true,
    background: '#f4f2ec',
  });
  const png = await sharp(Buffer.from(svg), { density: 144 }).png({ palette: true }).toBuffer();
  return new Uint8Array(png);
}

const fixed = new Map<string, ReturnType<typeof drawPng>>();

/** A fixed text is drawn once: tests log in often. */
function drawFixed(text: string): ReturnType<typeof drawPng> {
  const known = fixed.get(text) ?? drawPng(text);
  fixed.set(text, known);
  return known;
}

/** Makes a captcha, binds it to the browser's cookie and answers its picture. */
export async function issueCaptcha(context: Context): Promise<Uint8Array<ArrayBuffer>> {
  const { db, random, clock, config } = context;
  const text = config.fixedCaptcha ?? textOf(random);
  const token = random.token(18);
  await db
    .insertInto('captchas')
    .values({
      token_hash: sha256(token),
      answer_hash: answerHash(token, text),
      expires_at: instantOf(clock.now() + CAPTCHA_LIFE_SECONDS * 1_000),
      used_at: null,
    })
    .execute();
  context.setCookie(CAPTCHA_COOKIE, token, { maxAge: CAPTCHA_LIFE_SECONDS });
  return config.fixedCaptcha === null ? drawPng(text) : drawFixed(text);
}

/**
 * True when the answer fits the browser's captcha. Whatever the outcome, the captcha is used up:
 * of any number of parallel answers only one is looked at.
 */
export async function spendCaptcha(context: Context, answer: string): Promise<boolean> {
  const token = context.cookie(CAPTCHA_COOKIE);
  if (token === null || token.length > 64) return false;
  const row = await context.db
    .updateTable('captchas')
    .set({ used_at: context.now })
    .where('token_hash', '=', sha256(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', context.now)
    .returning('answer_hash')
    .executeTakeFirst();
  return row !== undefined && row.answer_hash === answerHash(token, answer);
}
