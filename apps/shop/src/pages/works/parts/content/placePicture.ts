/** Puts a picture into the text of an article. */

/** An element that is still being named. */
const OPEN_TAG = /<[a-z/!][^<>]*$/i;

export interface Placed {
  readonly body: string;
  /** Right behind the picture. */
  readonly end: number;
}

/** A block of its own at the cursor; never inside the name of an element, where it would break it. */
export function placePicture(body: string, cursor: number, tag: string): Placed {
  const close = body.indexOf('>', cursor);
  const isInTag = OPEN_TAG.test(body.slice(0, cursor)) && close >= 0;
  const at = isInTag ? close + 1 : cursor;
  const [before, after] = [body.slice(0, at).trimEnd(), body.slice(at).trimStart()];
  const upTo = [before, tag].filter((part) => part !== '').join('\n\n');
  return { body: [upTo, after].filter((part) => part !== '').join('\n\n'), end: upTo.length };
}
