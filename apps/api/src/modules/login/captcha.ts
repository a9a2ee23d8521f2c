/** Graphic captcha: a PNG with four characters, good for one form within 120 s and the message that it sends for. */
import type { Call } from '@banxin/contract/call';
import {
  CAPTCHA_LENGTH,
  CAPTCHA_LIFE_SECONDS,
  SMS_CODE_LIFE_SECONDS,
} from '@banxin/contract/constants';
import { plain } from '@banxin/contract/refusals/plain';
import { Raw } from '@banxin/contract/server';
import { sql } from 'kysely';
import sharp from 'sharp';
import drawCaptcha from 'svg-captcha';
import type { Context } from '../../context.ts';
import { takeLimits } from '../../http/limits.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { CLOCK_SKEW_MS, instantOf, nowOf } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import { sha256 } from '../../sha256.ts';

/** Names the captcha that the browser was shown. */
const CAPTCHA_COOKIE = 'banxin_captcha';

/** No captcha lives longer, whatever a clock said when it was made. @unit ms */
const LONGEST_LIFE_MS =
  Math.max(CAPTCHA_LIFE_SECONDS, SMS_CODE_LIFE_SECONDS) * 1_000 + CLOCK_SKEW_MS;

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
async function drawPng(text: string): Promise<Uint8Array<ArrayBuffer>> {
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
export async function issueCaptcha(context: Context): Promise<Raw> {
  const { db, random, machine, config } = context;
  const text = config.fixedCaptcha ?? textOf(random);
  const token = random.token(18);
  await db
    .insertInto('captchas')
    .values({
      token_hash: sha256(token),
      answer_hash: answerHash(token, text),
      expires_at: instantOf(machine.now() + CAPTCHA_LIFE_SECONDS * 1_000),
      sent_at: null,
      used_at: null,
    })
    .execute();
  context.setCookie(CAPTCHA_COOKIE, token, { maxAge: CAPTCHA_LIFE_SECONDS });
  const png = await (config.fixedCaptcha === null ? drawPng(text) : drawFixed(text));
  return new Raw(png, 'image/png');
}

/** The browser's captcha, as long as it is good. */
function openCaptcha({ db, cookie, machine }: Context) {
  const token = cookie(CAPTCHA_COOKIE);
  if (token === null || token.length > 64) return null;
  const update = db
    .updateTable('captchas')
    .where('token_hash', '=', sha256(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', nowOf(machine))
    .where('expires_at', '<=', instantOf(machine.now() + LONGEST_LIFE_MS));
  return { token, update };
}

/**
 * True when the answer fits the browser's captcha. Whatever the outcome, the captcha is used up:
 * of any number of parallel answers only one is looked at.
 */
async function spendCaptcha(context: Context, answer: string): Promise<boolean> {
  const captcha = openCaptcha(context);
  if (captcha === null) return false;
  const row = await captcha.update
    .set({ used_at: nowOf(context.machine) })
    .returning('answer_hash')
    .executeTakeFirst();
  return row !== undefined && row.answer_hash === answerHash(captcha.token, answer);
}

/**
 * Null when the form's captcha is solved and what its row limits after that is not used up. It comes
 * before everything else: who solves none counts against nobody.
 */
export async function passCaptcha(
  context: Context,
  call: Pick<Call, 'name' | 'limits'>,
  input: { readonly code: string },
): Promise<Refusal | null> {
  if (!(await spendCaptcha(context, input.code))) return refuse(plain.captchaWrong);
  return takeLimits(context, call, 'captcha', input);
}

/**
 * True when the answer fits, once: the captcha then sends one message, and lives until its code is
 * typed into the form, which it serves as well. A wrong answer uses it up.
 */
export async function solveForMessage(context: Context, answer: string): Promise<boolean> {
  const captcha = openCaptcha(context);
  if (captcha === null) return false;
  const { token, update } = captcha;
  const { machine } = context;
  const now = nowOf(machine);
  const fits = sql<boolean>`answer_hash = ${answerHash(token, answer)}`;
  const row = await update
    .where('sent_at', 'is', null)
    .set({
      sent_at: now,
      used_at: sql`case when ${fits} then null else ${now}::timestamptz end`,
      expires_at: instantOf(machine.now() + SMS_CODE_LIFE_SECONDS * 1_000),
    })
    .returning('used_at')
    .executeTakeFirst();
  if (row === undefined || row.used_at !== null) return false;
  context.setCookie(CAPTCHA_COOKIE, token, { maxAge: SMS_CODE_LIFE_SECONDS });
  return true;
}
